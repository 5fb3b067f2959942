// Every value that occurs gets one number, and its parts are given by their numbers. A value is
// made after its parts, so the text can be read from front to back.
#include "explain/pack.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace minic {

namespace {

using Json = nlohmann::ordered_json;

class Packer {
  /// The list that a field held last.
  struct Last {
    uint32_t number = 0;
    std::vector<uint32_t> parts;
  };

 public:
  /// The number of the value. Recurses as deep as the log nests, which is a constant.
  uint32_t number(const Json& value) {
    if (value.is_object()) return object(value);
    if (value.is_array()) return array(value);
    if (value.is_string()) {
      const auto& text = value.get_ref<const std::string&>();
      if (text.find('\n') != std::string::npos) return lines(text);
    }
    std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    return known(text + "s", [&] { return text; });
  }

  std::string text() {
    return "{\"packed\":1,\"schemas\":[" + schemas_ + "],\"table\":[" + table_ + "]}\n";
  }

 private:
  template <class Write>
  uint32_t known(const std::string& key, Write&& write) {
    auto [at, isNew] = numbers_.try_emplace(key, uint32_t(numbers_.size()));
    if (isNew) (table_ += table_.empty() ? "" : ",") += write();
    return at->second;
  }

  static std::string listed(uint32_t tag, const std::vector<uint32_t>& parts) {
    std::string text = "[" + std::to_string(tag);
    for (uint32_t part : parts) (text += ',') += std::to_string(part);
    return text + "]";
  }
  /// The key of a value: its kind and its parts.
  static std::string keyOf(const std::vector<uint32_t>& parts, uint32_t schema, char kind) {
    std::string key(reinterpret_cast<const char*>(parts.data()), parts.size() * sizeof(uint32_t));
    return key + std::to_string(schema) + kind;
  }

  uint32_t array(const Json& value, Last* last = nullptr) {
    std::vector<uint32_t> parts;
    for (const Json& item : value) parts.push_back(number(item));
    uint32_t made = known(keyOf(parts, 0, 'a'), [&] {
      return last && parts.size() > 3 ? listedAfter(*last, parts) : listed(0, parts);
    });
    if (last) *last = {made, std::move(parts)};
    return made;
  }

  /// As a slice of the previous list of the same field, and more items: stacks grow and shrink,
  /// worklists lose their first item and get others at the end.
  static std::string listedAfter(const Last& last, const std::vector<uint32_t>& parts) {
    auto begin = std::find(last.parts.begin(), last.parts.end(), parts[0]);
    auto [end, rest] = std::mismatch(begin, last.parts.end(), parts.begin(), parts.end());
    if (end - begin < 3) return listed(0, parts);
    std::vector<uint32_t> slice{last.number, uint32_t(begin - last.parts.begin()),
                                uint32_t(end - last.parts.begin())};
    slice.insert(slice.end(), rest, parts.end());
    return listed(1, slice);
  }

  uint32_t lines(const std::string& text) {
    std::vector<uint32_t> parts;
    for (size_t begin = 0, end; begin <= text.size(); begin = end + 1) {
      end = std::min(text.find('\n', begin), text.size());
      parts.push_back(number(text.substr(begin, end - begin)));
    }
    return known(keyOf(parts, 0, 'l'), [&] { return listed(2, parts); });
  }

  uint32_t object(const Json& value) {
    Json fields = Json::array();
    std::vector<uint32_t> parts;
    for (const auto& [key, field] : value.items()) {
      fields.push_back(key);
      parts.push_back(field.is_array() ? array(field, &last_[key]) : number(field));
    }
    std::string text = fields.dump();
    auto [schema, isNew] = schemaNumbers_.try_emplace(text, uint32_t(schemaNumbers_.size()));
    if (isNew) (schemas_ += schemas_.empty() ? "" : ",") += text;
    uint32_t tag = schema->second + 3;
    return known(keyOf(parts, tag, 'o'), [&] { return listed(tag, parts); });
  }

  std::unordered_map<std::string, uint32_t> numbers_, schemaNumbers_;  // looked up only
  std::unordered_map<std::string, Last> last_;                         // by field
  std::string table_, schemas_;
};

}  // namespace

std::string pack(const Json& value) {
  Packer packer;
  packer.number(value);
  return packer.text();
}

}  // namespace minic

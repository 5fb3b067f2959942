// Names and offsets of the members of the program's variables, from the descriptions that the front
// end makes for debuggers.
#include <algorithm>
#include <fmt/format.h>
#include <set>
#include <vector>

#include "explain/log.h"
#include "ir/text/print.h"

namespace minic {

namespace {

constexpr size_t kMaxCells = 64;  // of one type

/// The type without qualifiers and typedefs; null: void.
const DebugType* plain(const DebugType* type) {
  while (type && (type->kind == DebugType::Kind::Const || type->kind == DebugType::Kind::Volatile ||
                  type->kind == DebugType::Kind::Typedef))
    type = type->element;
  return type;
}

bool isRecord(const DebugType& type) {
  return type.kind == DebugType::Kind::Struct || type.kind == DebugType::Kind::Union;
}

/// The record that a type consists of, if need be as an array, or points to; null: none.
const DebugType* recordOf(const DebugType* type) {
  type = plain(type);
  while (type && type->kind == DebugType::Kind::Array) type = plain(type->element);
  if (type && type->kind == DebugType::Kind::Pointer) type = plain(type->element);
  return type && isRecord(*type) && !type->isIncomplete ? type : nullptr;
}

class Layouts {
 public:
  /// The number of the type's layout; null if it has no members.
  Json numberOf(const DebugType* type) {
    if (!recordOf(type)) return nullptr;
    type = plain(type);
    if (wanted_.insert(type->id).second) pending_.push_back(type);
    return std::to_string(type->id);
  }

  /// Of all that were asked for, and of those that they point to: the cells.
  Json all() {
    Json types = Json::object();
    while (!pending_.empty()) {
      const DebugType* type = pending_.back();
      pending_.pop_back();
      Json cells = Json::array();
      add(cells, type, "", 0);
      types[std::to_string(type->id)] = {{"size", type->size}, {"cells", std::move(cells)}};
    }
    return types;
  }

 private:
  void add(Json& cells, const DebugType* type, const std::string& name, uint64_t offset) {
    type = plain(type);
    if (!type || cells.size() == kMaxCells) return;
    if (isRecord(*type)) {
      for (const DebugMember& member : type->members)
        if (!member.bitWidth)
          add(cells, member.type,
              fmt::format("{}{}{}", name, name.empty() || member.name.empty() ? "" : ".",
                          member.name),
              offset + member.bitOffset / 8);
    } else if (type->kind == DebugType::Kind::Array) {
      const uint64_t size = type->element->size;
      for (uint64_t i = 0; i < std::min<uint64_t>(type->count, kMaxCells); ++i)
        add(cells, type->element, fmt::format("{}[{}]", name, i), offset + i * size);
    } else {
      Json cell{offset, name, type->size};
      if (type->kind == DebugType::Kind::Pointer)
        if (Json pointee = numberOf(type->element); !pointee.is_null()) cell.push_back(pointee);
      cells.push_back(std::move(cell));
    }
  }

  std::set<uint32_t> wanted_;
  std::vector<const DebugType*> pending_;
};

}  // namespace

Json memoryLayouts(const Module& module) {
  Layouts layouts;
  Json variables = Json::object();
  auto add = [&](std::string_view function, std::string name, const DebugVariable& variable) {
    if (Json number = layouts.numberOf(variable.type); !number.is_null())
      variables[std::string(function)][std::move(name)] = std::move(number);
  };
  if (module.debug)
    for (const DebugVariable& global : module.debug->globals)
      if (global.address)
        add("", fmt::format("@{}", static_cast<const GlobalVar*>(global.address)->name), global);
  for (const auto& function : module.functions) {
    if (!function->debug) continue;
    ValueNamer names(*function);
    for (const DebugVariable& variable : function->debug->variables)
      if (variable.address) add(function->name, names(variable.address), variable);
  }
  return {{"variables", std::move(variables)}, {"types", layouts.all()}};
}

}  // namespace minic

// The texts of the reports of the checking interpreter.
#include "interp/reports.h"

#include <fmt/format.h>

namespace minic::interp {

bool Reports::report(Kind kind, std::string message, std::vector<RunReport::Note> notes) {
  const auto& [name, clause] = kUndefinedKinds[kind];
  return interp_.noteUndefined({name, clause, std::move(message), std::move(notes), {}});
}

std::string Reports::describe(const Object& object) const {
  switch (object.kind) {
    case Object::Literal: return say<Say::StringLiteral>();
    case Object::Heap: return say<Say::Block>(bytesText(object.size));
    case Object::Argument: return say<Say::Argument>();
    default: break;
  }
  std::string_view name = object.value->is(Op::Alloca)
                              ? module_.names[static_cast<const Inst*>(object.value)->name]
                              : static_cast<const GlobalValue*>(object.value)->name;
  if (name.ends_with(".addr")) name.remove_suffix(5);
  if (name.empty() || name.starts_with('.')) return say<Say::Object>();
  return fmt::format("'{}'", name);
}

std::vector<RunReport::Note> Reports::notesOf(const Object& object) const {
  std::vector<RunReport::Note> notes;
  if (object.made.valid() && object.kind != Object::Argument)
    notes.push_back({object.made, object.kind == Object::Heap
                                      ? say<Say::Allocated>()
                                      : say<Say::Declared>(describe(object))});
  if (!object.isLive && object.ended.valid())
    notes.push_back(
        {object.ended, object.kind == Object::Heap ? say<Say::Freed>() : say<Say::LifeEnded>()});
  return notes;
}

std::string Reports::typeText(const Type* type) const {
  switch (type->bits) {
    case 32: return "int";
    case 64: return "long";
    default: return say<Say::Bits>(type->bits);
  }
}

}  // namespace minic::interp

// Types and variables of the language as a debugger is to see them.
#include "frontend/irgen/debug_gen.h"

#include <algorithm>

namespace minic::irgen {

using ast::TypeKind;
using Kind = DebugType::Kind;
using Encoding = DebugType::Encoding;

DebugGen::DebugGen(Module& module) : module_(module) {
  module.debug = std::make_unique<ModuleDebug>();
}

std::unique_ptr<FunctionDebug> DebugGen::function(const ast::FunctionDecl& decl) {
  auto made = std::make_unique<FunctionDebug>();
  made->type = type(decl.type);
  made->isExternal = decl.isExternal();
  made->scopes.push_back({0, decl.loc, decl.end});
  return made;
}

DebugVariable DebugGen::variable(const ast::VarDecl& decl) {
  return {.name = module_.arena().copy(decl.name),
          .type = type(decl.type),
          .loc = decl.loc,
          .isParameter = decl.isParam,
          .isExternal = decl.isExternal()};
}

void DebugGen::global(const ast::VarDecl& decl, const GlobalVar& symbol) {
  DebugVariable made = variable(decl);
  made.address = &symbol;
  module_.debug->globals.push_back(made);
}

void DebugGen::finish() {
  // The members of one may lead to another.
  for (size_t i = 0; i < incomplete_.size(); ++i) {
    auto [made, source] = incomplete_[i];
    if (source->record->complete) describeRecord(*made, source);
  }
  incomplete_.clear();
}

DebugType* DebugGen::make(Kind kind, std::string_view name) {
  DebugType* made = module_.arena().create<DebugType>();
  made->kind = kind;
  made->name = module_.arena().copy(name);
  made->id = uint32_t(module_.debug->types.size());
  module_.debug->types.push_back(made);
  return made;
}

const DebugType* DebugGen::type(const ast::Type* source) {
  if (source->isVoid() && !source->qualifiers) return nullptr;
  if (source->id < known_.size() && known_[source->id]) return known_[source->id];
  auto remember = [&](const DebugType* made) {
    if (source->id >= known_.size()) known_.resize(source->id + 1);
    return known_[source->id] = made;
  };
  if (source->qualifiers && !source->isArray()) {
    const DebugType* inner = type(source->unqualified);
    for (auto [bit, kind] : {std::pair(ast::Volatile, Kind::Volatile), {ast::Const, Kind::Const}})
      if (source->qualifiers & bit) {
        DebugType* outer = make(kind);
        outer->element = inner;
        inner = outer;
      }
    return remember(inner);
  }
  Kind kind = Kind::Base;
  if (source->isPointer()) kind = Kind::Pointer;
  if (source->isArray()) kind = Kind::Array;
  if (source->isFunction()) kind = Kind::Function;
  if (source->kind == TypeKind::Struct) kind = Kind::Struct;
  if (source->kind == TypeKind::Union) kind = Kind::Union;
  if (source->kind == TypeKind::Enum) kind = Kind::Enum;
  // It is known before its parts, which may lead back to it.
  DebugType* made = make(kind);
  const DebugType* result = remember(made);
  if (source->record && source->record->tag.empty() && !source->record->typedefName.empty()) {
    // A record without a tag is known by its first typedef.
    DebugType* named = make(Kind::Typedef, source->record->typedefName);
    named->element = made;
    result = remember(named);
  }
  describe(*made, source);
  return result;
}

void DebugGen::describe(DebugType& made, const ast::Type* source) {
  Arena& arena = module_.arena();
  made.size = source->size;
  switch (made.kind) {
    case Kind::Base:
      made.name = arena.copy(ast::TypeContext::name(source));
      if (source->kind == TypeKind::Bool)
        made.encoding = Encoding::Boolean;
      else if (source->isFloating())
        made.encoding = Encoding::Float;
      else if (source->isCharacter())
        made.encoding = source->isSigned() ? Encoding::SignedChar : Encoding::UnsignedChar;
      else
        made.encoding = source->isSigned() ? Encoding::Signed : Encoding::Unsigned;
      return;
    case Kind::Array:
      made.count = source->count;
      made.isIncomplete = source->kind != TypeKind::Array;
      made.element = type(source->element);
      return;
    case Kind::Function: {
      made.isVariadic = source->variadic;
      made.isPrototyped = !source->unprototyped;
      made.element = type(source->element);
      std::vector<DebugMember> params;
      for (const ast::Type* param : source->params) params.push_back({.type = type(param)});
      made.members = arena.copy(std::span<const DebugMember>(params));
      return;
    }
    case Kind::Struct:
    case Kind::Union:
    case Kind::Enum: return describeRecord(made, source);
    default: made.element = type(source->element);
  }
}

void DebugGen::describeRecord(DebugType& made, const ast::Type* source) {
  Arena& arena = module_.arena();
  const ast::RecordInfo& record = *source->record;
  made.name = arena.copy(record.tag);
  made.size = source->size;
  made.isIncomplete = !record.complete;
  std::vector<DebugMember> members;
  if (made.kind == Kind::Enum) {
    made.element = type(source->element);
    for (const ast::Enumerator& each : record.enumerators)
      members.push_back({.name = arena.copy(each.name), .value = each.value});
  } else if (!record.complete) {
    incomplete_.emplace_back(&made, source);
    return;
  }
  for (const ast::Field& field : record.fields) {
    if (field.isBitField && field.name.empty()) continue;
    members.push_back({.name = arena.copy(field.name),
                       .type = type(field.type),
                       .bitOffset = field.offset * 8 + field.bitOffset,
                       .bitWidth = field.bitWidth});
  }
  made.members = arena.copy(std::span<const DebugMember>(members));
}

}  // namespace minic::irgen

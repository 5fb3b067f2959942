// Declarations enter what they declare: typedefs, variables, and their redeclarations.
#include "frontend/sema/decl.h"

#include <algorithm>
#include <fmt/format.h>

#include "frontend/sema/array.h"
#include "frontend/sema/attribute.h"
#include "frontend/sema/builtin.h"
#include "frontend/sema/context.h"
#include "frontend/sema/convert.h"
#include "frontend/sema/declarator.h"
#include "frontend/sema/expr.h"
#include "frontend/sema/init.h"
#include "frontend/sema/record.h"
#include "frontend/sema/stmt.h"
#include "support/check.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

static VarDecl* declareGlobal(SemaContext& sema, const Specifiers& spec,
                              const Declarator& declarator, const Type* type, bool hasInit);

void warnEmptyDeclaration(SemaContext& sema, const Specifiers& spec) {
  bool isTypedef = spec.storage == StorageClass::Typedef;
  bool declares = spec.definesTag && (spec.hasTagName || spec.type->kind == TypeKind::Enum);
  if (spec.type->isError() || (declares && !isTypedef)) return;
  sema.warning("missing-declarations", spec.range,
               isTypedef ? Message(Msg::TypedefWithoutName) : Message(Msg::DeclaresNothing));
}

void declaration(SemaContext& sema, uint32_t index, std::vector<VarDecl*>* locals) {
  ParseCursor cursor(*sema.tree, index);
  if (cursor.atNode(Rule::StaticAssert)) return staticAssert(sema, cursor.node());
  if (!cursor.atNode(Rule::Specifiers)) return;
  uint32_t child = cursor.node();
  Specifiers spec = specifiers(sema, child, cursor.atToken(Tok::Semi));
  if (!cursor.atNode(Rule::Declarator)) {
    if (!sema.node(index).hasError) warnEmptyDeclaration(sema, spec);
    return;
  }
  uint32_t first = cursor.node();
  if (cursor.atNode(Rule::DeclarationRest))
    declarationRest(sema, spec, first, cursor.node(), locals);
  else
    initDeclarator(sema, spec, declarator(sema, spec, first), 0, locals);
  declareBounds(sema, locals);
}

static void asmLabel(SemaContext& sema, ParseCursor& cursor, Declarator& declarator) {
  if (!cursor.atNode(Rule::AsmLabel)) return;
  uint32_t index = cursor.node();
  ParseCursor label(*sema.tree, index);
  std::string name;
  while (label.atToken()) {
    const Token& token = label.token();
    if (token.kind == Tok::String) name += token.spelling().substr(1, token.spelling().size() - 2);
  }
  std::string_view kept = sema.permanent.copy(std::string_view(name));
  declarator.attributes.traits.label = kept;
  if (kept != declarator.name.spelling()) sema.scopes.intern(kept)->isLabel = true;
  declarator.attributes.hasTraits = true;
  readAttributes(sema, sema.node(index).endToken, declarator.attributes);
}

void declarationRest(SemaContext& sema, const Specifiers& spec, uint32_t first, uint32_t restNode,
                     std::vector<VarDecl*>* locals) {
  sema.brokenDeclaration = sema.node(restNode).hasError;
  auto declare = [&](uint32_t declaratorNode, ParseCursor& after) {
    Declarator declared = declarator(sema, spec, declaratorNode);
    asmLabel(sema, after, declared);
    bool hasInit = after.atToken(Tok::Assign);
    if (hasInit) after.token();
    initDeclarator(sema, spec, declared, hasInit && after.atNode() ? after.node() : 0, locals);
  };
  ParseCursor cursor(*sema.tree, restNode);
  declare(first, cursor);
  while (uint32_t child = nextNode(cursor)) {
    if (sema.node(child).rule != Rule::InitDeclarator) continue;
    ParseCursor in(*sema.tree, child);
    if (!in.atNode(Rule::Declarator)) continue;
    uint32_t declaratorNode = in.node();
    declare(declaratorNode, in);
  }
}

void refuseThreadLocal(SemaContext& sema, const Specifiers& spec) {
  if (spec.threadLocal.begin.valid()) sema.error(spec.threadLocal, {Msg::ThreadLocalOnlyVariables});
}

/// `__auto_type x = value`: the value; null after an error. The name is not in scope yet.
static Expr* autoValue(SemaContext& sema, const Specifiers& spec, const Declarator& declarator,
                       uint32_t init) {
  const ParseNode* at = init ? &sema.node(init) : nullptr;
  ParseCursor cursor(*sema.tree, init);
  if (!at || at->firstToken >= at->endToken || !cursor.atNode(Rule::Assignment)) {
    sema.error(declarator.name.loc,
               {Msg::AutoTypeWithoutInitializer, quote(declarator.name.spelling())});
    return nullptr;
  }
  if (declarator.type != spec.type) {
    sema.error(declarator.name.loc, {Msg::AutoTypeOfDeclarator});
    return nullptr;
  }
  return rvalue(sema, assignment(sema, cursor.node()));
}

static void declareTypedef(SemaContext& sema, const Specifiers& spec,
                           const Declarator& declarator) {
  Symbol* symbol = sema.scopes.intern(declarator.name);
  const Type* type = declarator.type ? declarator.type : sema.basic(TypeKind::Error);
  if (!checkVariablyModified(sema, spec, declarator, type)) type = sema.basic(TypeKind::Error);
  if (type->isVariablyModified)
    enterJumpScope(sema, declarator.name.loc, JumpScope::VariableTypedef);
  if (declarator.attributes.minAlign)
    type = sema.types.aligned(type, declarator.attributes.minAlign);
  if (spec.definesTag && !spec.hasTagName && type->unqualified == spec.type->unqualified &&
      (type->isRecord() || type->kind == TypeKind::Enum) && type->record->typedefName.empty())
    type->record->typedefName = sema.permanent.copy(symbol->name);
  if (Decl* previous = ScopeTable::find(symbol, sema.scopes.depth())) {
    if (previous->kind != DeclKind::Typedef) {
      sema.error(declarator.name.loc, {Msg::RedefinitionAsOtherKind, quote(symbol->name)});
      sema.notePrevious(previous, {Msg::PreviousDefinition});
    } else if (previous->type != type && !type->isError() && !previous->type->isError()) {
      sema.error(declarator.name.loc,
                 {Msg::TypedefOfOtherType, quote(type), quote(previous->type)});
      sema.notePrevious(previous, {Msg::PreviousDefinition});
    }
    return;
  }
  auto* decl = sema.permanent.create<TypedefDecl>();
  decl->storage = StorageClass::Typedef;
  decl->loc = declarator.name.loc;
  decl->name = symbol->name;
  decl->type = type;
  decl->mayBeUnused = declarator.attributes.isUnused;
  restrictUses(sema, decl, declarator.attributes);
  sema.scopes.bind(symbol, decl);
}

// ---- variables ---------------------------------------------------------------------------------

Decl* declaredSymbol(SemaContext& sema, const Symbol* symbol) {
  if (Decl* visible = ScopeTable::find(symbol, fileScope)) return visible;
  auto hidden = sema.hiddenSymbols.find(symbol);
  return hidden == sema.hiddenSymbols.end() ? nullptr : hidden->second;
}

/// A redeclaration of a variable keeps its linkage and storage.
static void checkLinkage(SemaContext& sema, const Specifiers& spec, const Declarator& declarator,
                         const VarDecl& previous) {
  if (spec.storage == StorageClass::Static && previous.storage != StorageClass::Static) {
    sema.error(declarator.name.loc, {Msg::StaticAfterNonStatic, quote(previous.name)});
    sema.notePrevious(&previous, {Msg::PreviousDeclaration});
  } else if (spec.storage == StorageClass::None && previous.storage == StorageClass::Static) {
    sema.error(declarator.name.loc, {Msg::NonStaticAfterStatic, quote(previous.name)});
    sema.notePrevious(&previous, {Msg::PreviousDeclaration});
  }
  if (bool isThreadLocal = spec.threadLocal.begin.valid();
      isThreadLocal != previous.isThreadLocal) {
    sema.error(declarator.name.loc, either(isThreadLocal, Msg::ThreadLocalAfterOther,
                                           Msg::OtherAfterThreadLocal, quote(previous.name)));
    sema.notePrevious(&previous, {Msg::PreviousDeclaration});
  }
}

static VarDecl* declareGlobal(SemaContext& sema, const Specifiers& spec,
                              const Declarator& declarator, const Type* type, bool hasInit) {
  Symbol* symbol = sema.scopes.intern(declarator.name);
  bool isExtern = spec.storage == StorageClass::Extern;
  bool isRefused = false;  // as an error, so there is no more to say
  SourceLoc loc = declarator.name.loc;
  auto makeVar = [&] {
    auto* var = sema.permanent.create<VarDecl>();
    var->storage = spec.storage;
    var->loc = loc;
    var->name = var->symbol = symbol->name;
    var->type = type;
    var->id = sema.staticCount++;
    var->isGlobal = var->hasStaticStorage = true;
    var->isThreadLocal = spec.threadLocal.begin.valid();
    return var;
  };
  Definition now = hasInit       ? Definition::Defined
                   : isExtern    ? Definition::None
                   : sema.sysy() ? Definition::Defined
                                 : Definition::Tentative;
  Decl* previous = declaredSymbol(sema, symbol);
  VarDecl* var = nullptr;
  if (sema.function.decl && isExtern) {
    // A block may name an object of the file; another meaning in this very block is a clash.
    Decl* here = ScopeTable::find(symbol, sema.scopes.depth());
    if (here && here != previous) {
      sema.error(loc, {Msg::ExternAfterNonExtern, quote(symbol->name)});
      sema.notePrevious(here, {Msg::PreviousDefinition});
      return makeVar();
    }
  }
  if (previous) {
    var = previous->tryAs<VarDecl>();
    if (!var) {
      sema.error(loc, {Msg::RedefinitionAsOtherKind, quote(symbol->name)});
      sema.notePrevious(previous, {Msg::PreviousDefinition});
      VarDecl* newer = makeVar();
      sema.scopes.bind(symbol, newer);
      return newer;
    }
    const Type* merged = sema.types.composite(var->type, type);
    if (!merged) {
      sema.error(loc, sema.sysy() ? Message(Msg::Redefinition, quote(symbol->name))
                                  : either(isExtern, Msg::RedeclarationOfOtherType,
                                           Msg::RedefinitionOfOtherType, quote(symbol->name),
                                           quote(type), quote(var->type)));
      sema.notePrevious(previous, {Msg::PreviousDefinition});
      VarDecl* newer = makeVar();
      sema.scopes.bind(symbol, newer);
      return newer;
    }
    if (var->definition == Definition::Defined && (hasInit || (sema.sysy() && !isExtern))) {
      sema.error(loc, {Msg::Redefinition, quote(symbol->name)});
      sema.notePrevious(previous, {Msg::PreviousDefinition});
      return makeVar();
    }
    checkLinkage(sema, spec, declarator, *var);
    var->type = merged;
    if (now > var->definition) {
      var->definition = now;
      var->loc = loc;
    }
  } else {
    var = makeVar();
    var->definition = now;
    if (now == Definition::Tentative && spec.storage == StorageClass::Static && !type->isError() &&
        !type->isComplete()) {
      const size_t errors = sema.diagnostics.errorCount();
      if (sema.warning("tentative-definition-incomplete-type", loc,
                       {Msg::TentativeIncomplete,
                        type->isArray() ? MsgWord::Array : MsgWord::NonArray, quote(type)}) &&
          type->isRecord())
        noteForwardDeclaration(sema, type);
      isRefused = type->isRecord() && sema.diagnostics.errorCount() != errors;
    }
    if (sema.function.decl) sema.hiddenSymbols[symbol] = var;
  }
  if (!sema.function.decl && ScopeTable::find(symbol, fileScope) != var)
    sema.scopes.bind(symbol, var);
  if (sema.function.decl && ScopeTable::find(symbol, sema.scopes.depth()) != var)
    sema.scopes.bind(symbol, var);
  if (now == Definition::Tentative && var->definition == Definition::Tentative && !isRefused)
    sema.tentative.push_back(var);
  sema.itemDecls.push_back(var);
  return var;
}

static VarDecl* declareLocal(SemaContext& sema, const Specifiers& spec,
                             const Declarator& declarator, const Type* type) {
  Symbol* symbol = sema.scopes.intern(declarator.name);
  SourceLoc loc = declarator.name.loc;
  bool isStatic = spec.storage == StorageClass::Static;
  auto* var = (isStatic ? sema.permanent : *sema.arena).create<VarDecl>();
  var->storage = spec.storage;
  var->loc = loc;
  var->name = symbol->name;
  var->type = type;
  var->hasStaticStorage = isStatic;
  var->isThreadLocal = isStatic && spec.threadLocal.begin.valid();
  var->definition = Definition::Defined;
  if (isStatic) {
    var->id = sema.staticCount++;
    std::string name = fmt::format("{}.{}", sema.function.decl->name, var->name);
    if (uint32_t count = sema.function.staticNames[name]++) name += fmt::format(".{}", count);
    var->symbol = sema.permanent.copy(std::string_view(name));
  } else {
    var->id = sema.function.automaticCount++;
  }
  if (Decl* previous = ScopeTable::find(symbol, sema.scopes.depth())) {
    sema.error(loc, either(previous->kind == DeclKind::Var, Msg::Redefinition,
                           Msg::RedefinitionAsOtherKind, quote(symbol->name)));
    sema.notePrevious(previous, {Msg::PreviousDefinition});
    var->used = var->read = true;  // nothing more about this one
    if (previous->kind != DeclKind::Var) sema.scopes.bind(symbol, var);
  } else {
    // As gcc has it, only what can be called hides a function.
    Decl* outer = symbol->innermost ? symbol->innermost->decl : nullptr;
    bool isCallable = type->isPointer() && type->element->isFunction();
    if (outer && outer->loc.valid() && (outer->kind != DeclKind::Function || isCallable) &&
        sema.diagnostics.enabled("shadow")) {
      sema.warning("shadow", loc, {Msg::Shadows, quote(symbol->name)});
      sema.notePrevious(outer, {Msg::PreviousDeclaration});
    }
    sema.scopes.bind(symbol, var);
  }
  sema.function.locals.push_back(var);
  if (type->isVariablyModified) enterJumpScope(sema, loc, JumpScope::VariableArray);
  if (type->isVariableArray()) {
    var->savedStack =
        hiddenVariable(sema, "saved_stack", sema.types.pointerTo(sema.basic(TypeKind::Void)));
    var->outerArray = sema.function.liveArray;
    sema.function.liveArray = var;
  }
  return var;
}

void initDeclarator(SemaContext& sema, const Specifiers& spec, const Declarator& declarator,
                    uint32_t init, std::vector<VarDecl*>* locals) {
  declareBounds(sema, locals);
  if (declarator.name.kind == Tok::End) return;
  if (spec.storage == StorageClass::Typedef) {
    if (init) sema.error(declarator.name.loc, {Msg::InitializerOfNoVariable});
    refuseThreadLocal(sema, spec);
    return declareTypedef(sema, spec, declarator);
  }
  if (declarator.type && declarator.type->isFunction()) {
    if (!sema.brokenDeclaration) sema.onlyInC(declarator.name.loc, Msg::PrototypesNotInSysy);
    refuseThreadLocal(sema, spec);
    if (init) {
      sema.error(declarator.name.loc, {Msg::InitializerOfNoVariable});
      return;
    }
    if (checkVariablyModified(sema, spec, declarator, declarator.type))
      if (declarator.type->unprototyped && !declarator.params.empty())
        sema.error(declarator.params[0].name.loc, {Msg::ParametersWithoutTypes});
    declareFunction(sema, spec, declarator, false);
    return;
  }
  const Type* type = declarator.type ? declarator.type : sema.basic(TypeKind::Error);
  Expr* known = nullptr;
  if (spec.isAutoType) {
    known = autoValue(sema, spec, declarator, init);
    type = known ? sema.types.qualified(known->type->unqualified, spec.type->qualifiers)
                 : sema.basic(TypeKind::Error);
  }
  if (type->isVoid() || (type->isArray() && type->scalarElement()->isVoid())) {
    sema.error(declarator.name.loc, {Msg::VariableOfIncompleteType, quote(type)});
    type = sema.basic(TypeKind::Error);
  }
  if (!sema.function.decl &&
      (spec.storage == StorageClass::Auto || spec.storage == StorageClass::Register))
    sema.error(declarator.name.loc,
               spec.storage == StorageClass::Register && !declarator.attributes.traits.label.empty()
                   ? Message(Msg::GlobalRegister)
                   : Message(Msg::StorageClassAtFileScope));
  checkAlignment(sema, spec, type);
  bool isLocal = sema.function.decl != nullptr;
  if (!checkVariablyModified(sema, spec, declarator, type)) type = sema.basic(TypeKind::Error);
  if (type->isRecord() && !type->isComplete() &&
      (init || (isLocal && spec.storage != StorageClass::Extern))) {
    sema.error(declarator.name.loc, {Msg::VariableOfIncompleteType, quote(type)});
    noteForwardDeclaration(sema, type);
    type = sema.basic(TypeKind::Error);
  }
  if (spec.threadLocal.begin.valid() && isLocal && spec.storage != StorageClass::Extern &&
      spec.storage != StorageClass::Static)
    sema.error(spec.threadLocal, {Msg::ThreadLocalNotGlobal});
  if (spec.isInline) sema.error(spec.range.begin, {Msg::InlineOfNoFunction});
  bool external = spec.storage == StorageClass::Extern;
  // Accesses of atomic objects call libatomic by its functions' names.
  if (!sema.sysy() && (!isLocal || external) && isAtomicFunction(declarator.name.spelling()))
    sema.error(declarator.name.loc, {Msg::BuiltinAsVariable, quote(declarator.name.spelling())});
  VarDecl* var = isLocal && !external ? declareLocal(sema, spec, declarator, type)
                                      : declareGlobal(sema, spec, declarator, type, init != 0);
  if (external && init && isLocal) {
    sema.error(declarator.name.loc, {Msg::ExternWithInitializer});
    return;
  }
  // What a global constant holds is asked for again by later items.
  var->minAlign = std::max({var->minAlign, spec.minAlign, declarator.attributes.minAlign});
  var->mayBeUnused |= declarator.attributes.isUnused || spec.hasUnusedType;
  if (var->hasStaticStorage || var->storage == StorageClass::Register)
    addTraits(sema, var, declarator.attributes, declarator.name.visibility);
  else
    restrictUses(sema, var, declarator.attributes);
  Arena* itemArena = sema.arena;
  if (!var->isStaticLocal() && var->isGlobal && type->scalarElement()->isConst())
    sema.arena = &sema.permanent;
  if (init && type->isVariableArray()) {
    sema.error(declarator.name.loc, {Msg::VariableArrayInitialized});
  } else if (init) {
    if (var->init == nullptr && !var->constant) initializeVariable(sema, var, init, known);
  } else if (!type->isError()) {
    if (type->kind == TypeKind::IncompleteArray && !external && (isLocal || sema.sysy())) {
      sema.error(declarator.name.loc, {Msg::ArrayWithoutSize});
      var->type = sema.basic(TypeKind::Error);
    } else if (sema.sysy() && type->scalarElement()->isConst() && !external) {
      sema.error(declarator.name.loc, {Msg::ConstantWithoutInitializer, quote(var->name)});
    }
  }
  sema.arena = itemArena;
  const Token* cleanup = declarator.attributes.cleanup;
  if (!cleanup) cleanup = spec.attributes.cleanup;
  if (cleanup && sema.function.decl && !var->hasStaticStorage) addCleanup(sema, var, *cleanup);
  if (locals && !var->isGlobal) locals->push_back(var);
}

}  // namespace minic

// Types, symbols and attributes: what a module knows of the source language. A symbol is made when
// it is defined or first used, so that unused declarations leave no trace.
#include "frontend/irgen/irgen.h"

#include "frontend/ast/properties.h"
#include "frontend/irgen/irgen_impl.h"
#include "ir/library.h"

namespace minic {

using namespace irgen;

IrGen::IrGen(Module& module, Dialect dialect, const TargetInfo& target, bool debugInfo,
             Visibility visibility, Checks checks)
    : gen_(std::make_unique<ModuleGen>(module, dialect, target, visibility)) {
  gen_->checks = std::move(checks);
  if (debugInfo) gen_->debug = std::make_unique<DebugGen>(module);
}
IrGen::~IrGen() = default;

Function* IrGen::lower(const ast::TopLevelItem& item) {
  if (item.function) {
    Function* function = gen_->functionToDefine(*item.function);
    const Checks all = gen_->checks;
    if (const ast::SymbolTraits* traits = item.function->traits) {
      if (traits->skipsAddress) gen_->checks.address = false;
      if (traits->skipsUndefined && all.isCompiled()) gen_->checks.mode = Checks::Mode::None;
    }
    FunctionGen(*gen_, *function, *item.function).run();
    gen_->checks = all;
    return function;
  }
  if (item.isAssembly) gen_->module.assembly.emplace_back(item.assembly);
  for (const ast::Decl* decl : item.decls) {
    auto* variable = decl->tryAs<ast::VarDecl>();
    if (variable && variable->definition == ast::Definition::Defined) gen_->define(*variable);
  }
  return nullptr;
}

void IrGen::settleInline(Function& function, const ast::FunctionDecl& decl) {
  gen_->settleInline(function, decl);
}

void IrGen::finishDebug() {
  if (gen_->debug) gen_->debug->finish();
}

void IrGen::lowerAliases(std::span<const ast::Alias> aliases) { gen_->alias(aliases); }

void IrGen::lowerTentative(const ast::VarDecl& variable, bool common) {
  gen_->define(variable);
  GlobalVar& global = *gen_->variable(variable);
  if (common && global.linkage == Linkage::External && !global.isThreadLocal &&
      !global.isConstant && global.section.empty())
    global.linkage = Linkage::Common;
}

namespace irgen {

using ast::TypeKind;

ModuleGen::ModuleGen(Module& m, Dialect dialect, const TargetInfo& target, Visibility visibility)
    : module(m), types(m.types), dialect_(dialect), target_(target), visibility_(visibility) {}

// ---- types

Type* ModuleGen::memoryType(const ast::Type* type) {
  if (type->id >= typeTable_.size()) typeTable_.resize(type->id + 1);
  if (Type* known = typeTable_[type->id]) return known;
  Type* made = nullptr;
  switch (type->kind) {
    case TypeKind::Void: made = types.voidTy(); break;
    case TypeKind::Float: made = types.floatTy(); break;
    case TypeKind::Double: made = types.doubleTy(); break;
    case TypeKind::LongDouble: made = type->isBinary128 ? types.fp128() : types.x86Fp80(); break;
    case TypeKind::Pointer: made = types.ptr(); break;
    case TypeKind::Array:
    case TypeKind::IncompleteArray:
      made = types.array(memoryType(type->element), type->count);
      break;
    case TypeKind::Function: made = functionType(type, false); break;
    case TypeKind::Struct:
    case TypeKind::Union:
      // Not kept while incomplete: only `extern` objects have such a type.
      if (!type->record->complete) return types.i8();
      made = recordType(type);
      break;
    default:
      MINIC_CHECK(type->isInteger(), "a type that has no form in the IR");
      made = types.intTy(type->bits());
  }
  return typeTable_[type->id] = made;
}

Type* ModuleGen::functionType(const ast::Type* type, bool asDefined) {
  Signature parts = signature(type);
  // A declaration `int f();` says nothing of the parameters; a definition says that there are none.
  bool unknown = type->unprototyped && !asDefined;
  return types.function(parts.result, parts.params, type->variadic || unknown);
}

ParamAttrs attributesOf(const ast::Type* type) {
  ParamAttrs attrs;
  if (type->isInteger() && type->size < 4) {
    attrs.signExt = type->isSigned();
    attrs.zeroExt = !attrs.signExt;
  }
  return attrs;
}

// ---- symbols

Linkage ModuleGen::linkageOf(const ast::Decl& decl, bool isExternal) const {
  if (!isExternal) return Linkage::Internal;
  if (auto* function = decl.tryAs<ast::FunctionDecl>()) {
    if (function->isLibrary || function->name == "main") return Linkage::External;
    if (function->defined && function->isLocalInline()) return Linkage::Internal;
  }
  return dialect_ == Dialect::SysY ? Linkage::Internal : Linkage::External;
}

std::string ModuleGen::symbol(std::string_view name, Linkage linkage) const {
  std::string result(name);
  if (linkage == Linkage::External) return result;
  // The compiler itself calls libc's memset and friends, and libatomic: an internal function of the
  // user must not take their names.
  bool reserved =
      name == "memset" || name == "memcpy" || name == "memmove" || name.starts_with("__atomic_");
  for (unsigned i = 1; reserved || module.find(result); ++i) {
    result = std::string(name) + "." + std::to_string(i);
    reserved = false;
  }
  return result;
}

void ModuleGen::setAttributes(Function& function, const ast::Type* type) {
  Signature parts = signature(type);
  function.ret = parts.ret;
  for (size_t i = 0; i < function.args.size(); ++i) function.args[i]->attrs = parts.attrs[i];
}

/// The asm label, or else the name.
static std::string_view labelOr(const ast::Decl& decl, std::string_view name) {
  return decl.traits && !decl.traits->label.empty() ? decl.traits->label : name;
}

static std::string_view linkerName(const ast::FunctionDecl& decl) {
  return labelOr(decl, decl.name);
}

/// An inline definition, for this file only, of a function of another file that another declaration
/// has as its asm label. libc's headers define btowc so: with a call of the btowc of libc.
static bool isCopy(const ast::FunctionDecl& decl) {
  return decl.sharesSymbol && decl.defined && decl.isExternal() && decl.isLocalInline();
}

/// A header's wrapper of a library function: <string.h>'s mempcpy, which calls __mempcpy_chk. An
/// optimizer of the IR takes a function called mempcpy for the library's. It would turn that call
/// into one of mempcpy, so the wrapper would call itself.
static bool isWrapper(const ast::FunctionDecl& decl) {
  return decl.defined && decl.isOnlyInline() && decl.traits && decl.traits->isAlwaysInline;
}

Function* ModuleGen::function(const ast::FunctionDecl& decl) {
  if (decl.id >= statics_.size()) statics_.resize(decl.id + 1);
  Type* type = memoryType(decl.type);
  Function* function;
  if (GlobalValue* known = statics_[decl.id]) {
    function = asFunction(known);
    // A later declaration may have added a prototype.
    if (function->fnType == type || !function->isDeclaration()) return function;
    function->setType(type);
  } else {
    Linkage linkage = linkageOf(decl, decl.isExternal());
    std::string name(linkerName(decl));
    if (isCopy(decl) || (linkage == Linkage::Internal && isWrapper(decl))) name += ".inline";
    // Another declaration may have the same name for the linker, or a pass has declared a function
    // of libgcc.
    function = module.findFunction(name);
    if (function && linkage != Linkage::External && !function->isDeclaration()) function = nullptr;
    if (!function) function = module.createFunction(symbol(name, linkage), type, linkage);
    if (function->isDeclaration() && function->fnType != type) function->setType(type);
    function->linkage = linkage;
    function->loc = decl.loc;
    if (decl.isLibrary) function->library = findSysyFunction(function->name);
    statics_[decl.id] = function;
    applyTraits(*function, decl);
    if (neverReturns(decl)) function->attrs.flags |= fnattrs::NoReturn;
  }
  setAttributes(*function, decl.type);
  return function;
}

/// Removes the definition that another one takes the place of, which those get that used it.
void ModuleGen::dropInline(const ast::FunctionDecl& decl) {
  Function* old = asFunction(statics_[decl.id]);
  old->dropBody();
  old->linkage = linkageOf(decl, decl.isExternal());
  if (old->name == linkerName(decl)) return;
  // It has another name, as one with the name would be taken for the C library's.
  statics_[decl.id] = nullptr;
  Function* named = function(decl);
  old->linkage = Linkage::Internal;
  old->aliasee = named;
  old->isUsed = named->isUsed = true;
}

Function* ModuleGen::functionToDefine(const ast::FunctionDecl& decl) {
  // What came before the definition calls the function of the other file.
  if (isCopy(decl) && decl.id < statics_.size()) statics_[decl.id] = nullptr;
  if (decl.replacesInline) dropInline(decl);
  Function* result = function(decl);
  Type* type = functionType(decl.type, true);
  if (result->fnType != type) {
    result->setType(type);
    setAttributes(*result, decl.type);
  }
  result->loc = decl.loc;
  if (decl.traits && decl.traits->beforeMain)
    module.startFunctions.push_back({result, *decl.traits->beforeMain, false});
  if (decl.traits && decl.traits->afterMain)
    module.startFunctions.push_back({result, *decl.traits->afterMain, true});
  if (decl.isInline || decl.replacesInline) result->linkage = linkageOf(decl, decl.isExternal());
  result->align = decl.minAlign;
  applyTraits(*result, decl);
  applyVisibility(*result, decl);
  return result;
}

void ModuleGen::settleInline(Function& function, const ast::FunctionDecl& decl) {
  function.linkage = linkageOf(decl, decl.isExternal());
  applyTraits(function, decl);
  applyVisibility(function, decl);
  if (!decl.sharesSymbol || function.isLocal() || function.name == linkerName(decl)) return;
  // A later declaration made the copy the function itself.
  Function* named = module.findFunction(linkerName(decl));
  if (!named) named = module.createFunction(linkerName(decl), function.fnType);
  applyVisibility(*named, decl);
  named->aliasee = &function;
  named->isUsed = function.isUsed = true;
  function.linkage = Linkage::Internal;
}

/// Of a definition: that of -fvisibility unless the program says something of it.
void ModuleGen::applyVisibility(GlobalValue& symbol, const ast::Decl& decl) {
  if (symbol.isLocal())
    symbol.visibility = Visibility::Default;
  else if (!decl.traits || decl.traits->visibility.empty())
    symbol.visibility = visibility_;
}

void ModuleGen::applyTraits(GlobalValue& symbol, const ast::Decl& decl) {
  if (!decl.traits) return;
  const ast::SymbolTraits& traits = *decl.traits;
  if (!traits.section.empty() && symbol.section != traits.section)
    symbol.section = module.arena().copy(traits.section);
  if (!symbol.isLocal() && traits.visibility == "hidden") symbol.visibility = Visibility::Hidden;
  if (!symbol.isLocal() && traits.visibility == "internal")
    symbol.visibility = Visibility::Internal;
  if (!symbol.isLocal() && traits.visibility == "protected")
    symbol.visibility = Visibility::Protected;
  if (traits.isWeak && symbol.linkage == Linkage::External) symbol.linkage = Linkage::Weak;
  symbol.isUsed |= traits.isUsed || traits.beforeMain || traits.afterMain;
  if (!symbol.is(Op::Function)) return;
  auto& function = static_cast<Function&>(symbol);
  if (traits.isCold) function.attrs.flags |= fnattrs::Cold;
  if (traits.isNoinline) function.attrs.flags |= fnattrs::NoInline;
  if (traits.isAlwaysInline) function.attrs.flags |= fnattrs::AlwaysInline;
  if (traits.returnsTwice) likeSetjmp.insert(&function);
}

GlobalVar* ModuleGen::variable(const ast::VarDecl& decl) {
  if (decl.id >= statics_.size()) statics_.resize(decl.id + 1);
  if (GlobalValue* known = statics_[decl.id]) return asGlobalVar(known);
  Linkage linkage = linkageOf(decl, decl.isExternal());
  Type* type = memoryType(decl.type);
  std::string_view name = labelOr(decl, decl.symbol);
  GlobalValue* known = linkage == Linkage::External ? module.find(name) : nullptr;
  GlobalVar* global = known && known->is(Op::Global)
                          ? asGlobalVar(known)
                          : module.createGlobal(symbol(name, linkage), type, linkage);
  global->align = alignOf(decl);
  const ast::Type* scalar = decl.type->scalarElement();
  global->isConstant = scalar->isConst() && !scalar->isVolatile();
  global->loc = decl.loc;
  global->isThreadLocal = decl.isThreadLocal;
  global->dsoLocal = decl.definition != ast::Definition::None;
  statics_[decl.id] = global;
  applyTraits(*global, decl);
  // Its initialiser lives no longer than the function, so it is now or never.
  if (decl.isStaticLocal()) define(decl);
  return global;
}

void ModuleGen::alias(std::span<const ast::Alias> aliases) {
  auto symbolOf = [&](const ast::Decl& decl) -> GlobalValue* {
    if (auto* known = decl.tryAs<ast::FunctionDecl>()) return function(*known);
    return variable(*decl.as<ast::VarDecl>());
  };
  for (const ast::Alias& alias : aliases) {
    GlobalValue* target = symbolOf(*alias.target);
    GlobalValue* name = symbolOf(*alias.name);
    applyTraits(*name, *alias.name);
    applyVisibility(*name, *alias.name);
    name->aliasee = target;
    name->isUsed = target->isUsed = true;
  }
  module.resolveAliases();
}

void ModuleGen::define(const ast::VarDecl& decl) {
  GlobalVar* global = variable(decl);
  if (global->init) return;
  applyTraits(*global, decl);
  applyVisibility(*global, decl);
  global->init = initialValue(decl.type, decl.init);
  global->valueType = global->init->type;
  global->align = alignOf(decl);
  global->loc = decl.loc;
  if (debug && decl.isGlobal) debug->global(decl, *global);
}

GlobalVar* ModuleGen::string(const ast::StringLiteral& literal) {
  if (literal.id >= stringTable_.size()) stringTable_.resize(literal.id + 1);
  GlobalVar*& known = stringTable_[literal.id];
  if (known) return known;
  bytes_.assign(literal.bytes);
  bytes_.resize(literal.type->size);
  if (auto found = stringsByText_.find(bytes_); found != stringsByText_.end())
    return known = found->second;
  ConstData* data = module.constData(memoryType(literal.type), bytes_);
  std::string name = ".str";
  if (strings_) name += "." + std::to_string(strings_);
  ++strings_;
  known = module.privateConstant(name, data);
  stringsByText_.emplace(data->bytes, known);
  return known;
}

}  // namespace irgen
}  // namespace minic

// The verifier of modules: global variables with their initialisers, then each function.
#include <fmt/format.h>

#include "ir/text/parse.h"
#include "ir/text/print.h"
#include "ir/verify/verify.h"
#include "support/id_map.h"

namespace minic {

namespace {

/// Checks the parts of a constant: aggregates have their type's members. Constants nest deep and
/// are shared: an explicit stack and a set of those seen.
class ConstantChecker {
 public:
  explicit ConstantChecker(const Module& module) : seen_(module.numConstants()) {}

  /// The broken rule of the constant, or empty.
  std::string check(const Value* root) {
    std::vector<const Value*> stack{root};
    while (!stack.empty()) {
      const Value* value = stack.back();
      stack.pop_back();
      if (!value) return "a part is missing";
      if (!value->isConstant()) return "it has a part that is no constant";
      if (!seen_.insert(value->id)) continue;
      if (value->is(Op::ConstAggregate)) {
        auto elements = static_cast<const ConstAggregate*>(value)->elements;
        const Type* type = value->type;
        uint64_t count = type->isStruct() ? type->fields.size() : type->count;
        if (elements.size() != count)
          return fmt::format("{} elements for a value of type {}", elements.size(), toString(type));
        for (size_t i = 0; i < count; ++i) {
          const Type* want = type->isStruct() ? type->fields[i] : type->element;
          if (elements[i] && elements[i]->type != want)
            return fmt::format("element {} has type {}, expected {}", i,
                               toString(elements[i]->type), toString(want));
        }
      }
      for (const Value* part : partsOf(value)) stack.push_back(part);
    }
    return {};
  }

 private:
  IdSet seen_;
};

}  // namespace

bool verify(const Module& module, std::vector<VerifyError>& errors) {
  size_t before = errors.size();
  ConstantChecker constants(module);
  for (const GlobalVar* global : module.globals) {
    auto fail = [&](const std::string& what) {
      std::string message = "global @";
      appendName(message, global->name);
      errors.push_back({global->loc, nullptr, message + ": " + what});
    };
    if (!isSized(global->valueType))
      fail("its type " + toString(global->valueType) + " has no size");
    if (!global->init) {
      if (global->isLocal() && !global->aliasee)
        fail("a private or internal variable needs an initialiser");
      continue;
    }
    if (!global->init->isConstant()) {
      fail("the initialiser is no constant");
      continue;
    }
    if (global->init->type != global->valueType)
      fail(fmt::format("the initialiser has type {}, expected {}", toString(global->init->type),
                       toString(global->valueType)));
    if (std::string wrong = constants.check(global->init); !wrong.empty())
      fail("the initialiser: " + wrong);
  }
  for (const auto& function : module.functions) {
    if (function->isDeclaration() && function->isLocal() && !function->aliasee) {
      std::string message = "function @";
      appendName(message, function->name);
      errors.push_back({function->loc, function.get(),
                        message + ": a private or internal function needs a body"});
    }
    verify(*function, errors);
  }
  return errors.size() == before;
}

bool readModule(Module& module, const SourceManager& sources, SourceLoc file,
                Diagnostics& diagnostics) {
  if (!parseModule(module, sources, file, diagnostics)) return false;
  std::vector<VerifyError> errors;
  module.resolveAliases();
  if (verify(module, errors)) return true;
  for (VerifyError& error : errors)
    diagnostics.error(error.loc.valid() ? error.loc : file, verbatim(std::move(error.message)));
  return false;
}

std::string toString(const std::vector<VerifyError>& errors) {
  std::string out;
  for (const VerifyError& error : errors) out.append(error.message).append("\n");
  return out;
}

}  // namespace minic

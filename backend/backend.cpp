// The back end, one stage after the other, each with what holds after it.
#include "backend/backend.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

#include "backend/emit/data.h"
#include "backend/emit/dwarf.h"
#include "backend/emit/emit.h"
#include "backend/stages.h"
#include "ir/text/print.h"
#include "support/phase.h"

namespace minic {

namespace riscv64 {
extern const Target target;
}
namespace x86_64 {
extern const Target target;
}

const Target& targetOf(const TargetInfo& info) {
  for (const Target* target : {&x86_64::target, &riscv64::target})
    if (target->info == &info) return *target;
  MINIC_UNREACHABLE("a target without a code generator");
}

const Target* findTarget(std::string_view name) {
  const TargetInfo* info = findTargetInfo(name);
  return info ? &targetOf(*info) : nullptr;
}

ModuleEmitter::ModuleEmitter(const Module& module, const BackendOptions& options, AsmBuffer& out)
    : module_(module), options_(options), out_(out) {
  MINIC_CHECK(options_.target);
  if (options_.verboseAsm && !options_.origins) options_.origins = &ownOrigins_;
  unwinds_ = options_.unwindTables.value_or(options_.target->alwaysUnwinds);
  options_.cfi = unwinds_ || options_.debugInfo;
  if (options_.phases) return;
  static const PhaseOptions kNone;
  ownPhases_ = std::make_unique<PhaseManager>(kNone);
  options_.phases = ownPhases_.get();
}
ModuleEmitter::~ModuleEmitter() = default;

void ModuleEmitter::begin() {
  if (!module_.sourceFile.empty()) {
    out_.append("\t.file\t");
    appendQuoted(out_, mapPrefix(module_.sourceFile, options_.debugPrefixMaps));
    out_.append('\n');
  }
  if (options_.target->fileHeader) options_.target->fileHeader(out_);
  if (options_.cfi && !unwinds_) out_.append("\t.cfi_sections\t.debug_frame\n");
  if (!options_.debugInfo || !options_.sources || !module_.debug) return;
  dwarf_ = std::make_unique<DwarfWriter>(
      module_, options_, [this](std::string_view name) { return fileNumber(out_, name); });
  dwarf_->begin(out_);
}

void ModuleEmitter::emit(const Function& function, Function* droppable) {
  if (function.isDeclaration() || function.linkage == Linkage::AvailableExternally) return;
  MFunction mf(*options_.target, options_);
  mf.name = function.name;
  mf.number = options_.firstNumber + functions_++;
  mf.phis = options_.phis;
  // Origins, phis and the addresses of variables are looked up in the IR to the end.
  if (options_.origins || mf.phis || function.debug) droppable = nullptr;
  StageContext context{function, options_, *this, options_.phases->verifies()};
  PhaseUnit unit = unitOf(mf);
  for (const Stage& stage : options_.stages ? *options_.stages : allStages()) {
    if (stage.when && !stage.when(context)) continue;
    PhaseScope scope(*options_.phases, stage, unit);
    if (!scope) continue;
    stage.run(mf, context);
    if (context.phis) {
      std::string wrong = context.phis->run();
      MINIC_CHECK(wrong.empty(), wrong);
    }
    scope.close(true);
    // Only the first stage, which lowers it, reads the body.
    if (droppable) std::exchange(droppable, nullptr)->dropBody(true);
  }
}

/// What has come of the assembly at file scope since the last function.
void ModuleEmitter::emitAssembly() {
  if (assembly_ == module_.assembly.size()) return;
  out_.append("\t.text\n");
  while (assembly_ < module_.assembly.size())
    out_.append('\t', std::string_view(module_.assembly[assembly_++]), '\n');
}

/// Says of declarations that are used, and only of them, that they are hidden.
static void emitOutsideVisibilities(const MFunction& mf, AsmBuffer& out) {
  std::vector<Visibility> wanted;
  for (const Symbol& symbol : mf.symbols) wanted.push_back(symbol.outside);
  if (std::count(wanted.begin(), wanted.end(), Visibility::Default) == ptrdiff_t(wanted.size()))
    return;
  for (const MBlock* block : mf.layout)
    for (const MInst* inst = block->first; inst; inst = inst->next)
      for (const MOperand& operand : inst->operands())
        if (operand.kind == OperandKind::Symbol)
          emitVisibility(out, mf.symbols[operand.payload].name,
                         std::exchange(wanted[operand.payload], Visibility::Default));
}

void ModuleEmitter::emitText(const Function& function, const MFunction& mf) {
  emitAssembly();
  const bool ownSection = options_.functionSections && function.section.empty();
  if (ownSection)
    emitSection(out_, sectionOf(".text", function), "ax");
  else if (function.section.empty())
    out_.append("\t.text\n");
  else
    emitSection(out_, function.section, "ax");
  if (uint32_t align = std::max(function.align, options_.functionAlign); align > 16)
    out_.line("\t.p2align\t", int(std::countr_zero(align)));
  else if (std::string_view power = function.align          ? "4"
                                    : options_.alignsCode() ? mf.target.functionAlign
                                                            : mf.target.smallFunctionAlign;
           !power.empty())
    out_.line("\t.p2align\t", power);
  if (mf.target.allowExtensions) mf.target.allowExtensions(out_, function.attrs.extensions);
  emitBinding(out_, function);
  out_.append("\t.type\t");
  appendSymbol(out_, function.name);
  out_.append(", @function\n");
  appendSymbol(out_, function.name);
  out_.append(":\n");
  LineTable lines{this, [](void* self, AsmBuffer& out, uint32_t loc) {
                    static_cast<ModuleEmitter*>(self)->locate(out, loc);
                  }};
  bool withLines = options_.debugInfo && options_.sources;
  lastLine_ = 0;
  functionLoc_ = 0;
  if (withLines && function.loc.valid()) {
    locate(out_, function.loc.raw);
    functionLoc_ = function.loc.raw;
  }
  if (options_.cfi) out_.append("\t.cfi_startproc\n");
  InstNote note;
  std::optional<ValueNamer> names;
  if (options_.verboseAsm) {
    names.emplace(function);
    lastSource_ = 0;
    lastOrigin_ = nullptr;
    note = [&](AsmBuffer& out, const MInst& inst) { comment(out, mf, inst, *names); };
  } else if (options_.instNote) {
    note = options_.instNote;
  }
  bool described = dwarf_ && function.debug;
  if (described) {
    dwarf_->beginFunction(function, mf);
    note = [this, text = std::move(note)](AsmBuffer& out, const MInst& inst) {
      dwarf_->label(out, inst);
      if (text) text(out, inst);
    };
  }
  emitBody(mf, out_, options_.verboseAsm, withLines ? &lines : nullptr, note);
  emitOutsideVisibilities(mf, out_);
  if (options_.cfi) out_.append("\t.cfi_endproc\n");
  if (described) dwarf_->endFunction(out_);
  out_.append("\t.size\t");
  appendSymbol(out_, function.name);
  out_.append(", .-");
  appendSymbol(out_, function.name);
  out_.append('\n');
  emitConstants(mf, out_, ownSection ? sectionOf(".rodata", function) : ".rodata");
}

/// The number that .loc has for the file; tells the assembler when it is new.
uint32_t ModuleEmitter::fileNumber(AsmBuffer& out, std::string_view unmapped) {
  std::string mapped;
  std::string_view name = unmapped;
  if (!options_.debugPrefixMaps.empty())
    name = mapped = mapPrefix(unmapped, options_.debugPrefixMaps);
  for (const auto& [file, known] : files_)
    if (file == name) return known;
  uint32_t number = nextFile_++;
  files_.push_back({std::string(name), number});
  out.append("\t.file\t", number, ' ');
  appendQuoted(out, name);
  out.append('\n');
  return number;
}

void ModuleEmitter::locate(AsmBuffer& out, uint32_t raw) {
  PresumedLoc place = options_.sources->presumed(SourceLoc{raw});
  uint32_t number = fileNumber(out, place.file);
  uint64_t line = uint64_t(number) << 32 | place.line;
  // A breakpoint on a function goes after its prologue: to the second place, on whatever line.
  bool endsPrologue = functionLoc_ && raw != functionLoc_;
  if (line == lastLine_ && !endsPrologue) return;
  lastLine_ = line;
  out.append("\t.loc\t", number, ' ', place.line, ' ', place.column);
  out.append(endsPrologue ? " prologue_end\n" : "\n");
  if (endsPrologue) functionLoc_ = 0;
}

/// -fverbose-asm: the source line and the IR that the next instructions were made for, if they
/// differ from the last ones.
void ModuleEmitter::comment(AsmBuffer& out, const MFunction& mf, const MInst& inst,
                            const ValueNamer& names) {
  auto known = options_.origins->find(&inst);
  const Inst* from = known == options_.origins->end() ? nullptr : known->second;
  SourceLoc loc = from ? from->loc : SourceLoc{inst.loc};
  auto line = [&](std::string_view text) { out.line('\t', mf.target.commentPrefix, ' ', text); };
  if (options_.sources && loc.valid()) {
    PresumedLoc place = options_.sources->presumed(loc);
    if (place.line != lastSource_) {
      std::string text = std::string(place.file) + ":" + std::to_string(place.line) + ": ";
      line(text.append(options_.sources->lineText(loc)));
    }
    lastSource_ = place.line;
  }
  if (!from || from == lastOrigin_) return;
  lastOrigin_ = from;
  std::string text = "  ";
  printInst(text, *from, names);
  line(text.substr(0, text.find('\n')));
}

void ModuleEmitter::end() {
  emitAssembly();
  for (const GlobalVar* global : module_.globals)
    if (global->init && global->linkage != Linkage::AvailableExternally)
      emitGlobal(out_, *global, options_.dataSections);
  emitAliases(out_, module_);
  emitStartFunctions(out_, module_);
  emitWeakReferences(out_, module_);
  if (dwarf_) dwarf_->end(out_);
  out_.append("\t.section\t.note.GNU-stack,\"\",@progbits\n");
}

}  // namespace minic

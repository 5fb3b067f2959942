// Global variables as assembly data.
#pragma once

#include "backend/mir/asm_buffer.h"
#include "backend/mir/target.h"
#include "ir/function.h"
#include "support/diagnostics.h"

namespace minic {

/// `.hidden`, ...; nothing for the default.
void emitVisibility(AsmBuffer& out, std::string_view name, Visibility visibility);
/// `.globl`, `.weak`, `.hidden`, ...: the visibility of a symbol that this module defines.
void emitBinding(AsmBuffer& out, const GlobalValue& symbol);
/// `.weak` for each declaration that the program may leave undefined (its address is then null).
void emitWeakReferences(AsmBuffer& out, const Module& module);
/// The symbols that are other names of definitions, and the tables of what runs before and after
/// main.
void emitAliases(AsmBuffer& out, const Module& module);
void emitStartFunctions(AsmBuffer& out, const Module& module);
/// `.section` for a section that the program names, with its flags ("ax").
void emitSection(AsmBuffer& out, std::string_view name, std::string_view flags);

/// The section of its own that a symbol has by -ffunction-sections and -fdata-sections.
std::string sectionOf(std::string_view kind, const GlobalValue& symbol);

/// The definition of `global` (which has an initialiser) in its section, or in one of its own, with
/// its label and size.
void emitGlobal(AsmBuffer& out, const GlobalVar& global, bool ownSection = false);

/// Whether every initialiser is made of numbers and of addresses of globals plus numbers; reports
/// those that are not.
bool checkGlobals(const Module& module, Diagnostics& diagnostics);

}  // namespace minic

// Where the headers of the system are, and the reader of files that a Session uses if it is given
// none.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "frontend/language/options.h"
#include "target/target_info.h"

namespace minic {

/// Whether this machine is of that architecture, "x86_64" for instance.
bool machineIs(std::string_view name);

/// The folders of the C library's headers for programs of the target, in the order in which they
/// are searched; those of a cross compiler's packages where this machine is another one. They may
/// not exist.
std::vector<std::string> libraryHeaderFolders(const TargetInfo& target);

/// Reads a file of the disk; false: there is none.
bool readHeader(const std::string& path, std::string& text, FileInfo& info);

/// Reads headers from the disk and, if there are no folders yet, searches `ownHeaders` (minic's
/// stddef.h, stdarg.h and their kin) and the system's.
void readHeadersFromDisk(PreprocessorOptions& options, const TargetInfo& target,
                         const std::string& ownHeaders);

}  // namespace minic

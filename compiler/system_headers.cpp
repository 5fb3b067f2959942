#include "compiler/system_headers.h"

#include <sys/utsname.h>

#include "support/platform/files.h"

namespace minic {

bool machineIs(std::string_view name) {
  utsname machine;
  return uname(&machine) == 0 && machine.machine == name;
}

std::vector<std::string> libraryHeaderFolders(const TargetInfo& target) {
  std::string triple(target.triple);
  if (machineIs(target.name))
    return {"/usr/local/include", "/usr/include/" + triple, "/usr/include"};
  return {"/usr/" + triple + "/include", "/usr/include"};
}

bool readHeader(const std::string& path, std::string& text, FileInfo& info) {
  int64_t modified = 0;
  if (!readRegularFile(path, text, info.id.device, info.id.number, modified)) return false;
  info.modified = modified;
  return true;
}

void readHeadersFromDisk(PreprocessorOptions& options, const TargetInfo& target,
                         const std::string& ownHeaders) {
  options.readFile = readHeader;
  if (!options.folders.empty()) return;
  std::vector<std::string> folders = libraryHeaderFolders(target);
  folders.insert(folders.begin(), ownHeaders);
  for (std::string& folder : folders)
    if (fileExists(folder)) options.folders.push_back({std::move(folder), true});
}

}  // namespace minic

// #include: the search for a file, and each file read once. Missing files are remembered as well.
#include <fmt/format.h>

#include "frontend/language/library_headers.h"
#include "frontend/pp/preprocessor.h"
#include "support/messages.h"

namespace minic {
namespace {

constexpr size_t deepestInclude = 200;

std::string_view folderOf(std::string_view path) {
  size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash + 1);
}

/// The header of the courses' library, which is predeclared.
bool isSysyLibrary(std::string_view name) {
  return name == "sylib.h" || name.ends_with("/sylib.h");
}

}  // namespace

HeaderFiles::HeaderFiles(SourceManager& sources, SourceLoc main, Diagnostics& diagnostics,
                         const PreprocessorOptions& options)
    : sources_(sources), diagnostics_(diagnostics), options_(options) {
  files_.push_back({.path = std::string(sources.fileName(main)), .text = main});
}

FoundHeader HeaderFiles::findQuoted(const std::string& name, std::string_view includer,
                                    bool isSystem, size_t number) {
  if (name[0] == '/') return {open(name, false)};
  if (HeaderFile* file = open(std::string(folderOf(includer)) + name, isSystem))
    return {file, number};
  for (const HeaderFolder& folder : options_.quoteFolders)
    if (HeaderFile* file = open(folder.path + '/' + name, folder.isSystem)) return {file};
  return find(name, 0);
}

FoundHeader HeaderFiles::find(const std::string& name, size_t first) {
  if (name[0] == '/') return {open(name, false)};
  // The result for a name that starts from the first folder is remembered.
  if (first == 0)
    if (auto known = found_.find(name); known != found_.end()) return known->second;
  FoundHeader found;
  for (size_t i = first; i < options_.folders.size() && !found; ++i) {
    const HeaderFolder& folder = options_.folders[i];
    found = {open(folder.path + '/' + name, folder.isSystem), i + 1};
  }
  if (first == 0) found_[name] = found;
  return found;
}

/// The file of this path, read if it was not yet; null: there is none.
HeaderFile* HeaderFiles::open(const std::string& path, bool isSystem) {
  auto [entry, isNew] = paths_.try_emplace(path, nullptr);
  if (!isNew || !options_.readFile) return entry->second;
  std::string text;
  FileInfo info;
  if (!options_.readFile(path, text, info)) return nullptr;
  // The same file by another name matters only to `#pragma once`.
  for (auto& [known, file] : ids_)
    if (known == info.id && file->once) return entry->second = file;
  if (!sources_.hasRoom(text.size())) {
    diagnostics_.error({}, {Msg::FileTooLarge, path});
    return nullptr;
  }
  if (!options_.gnu) replaceTrigraphs(text);
  HeaderFile& file = files_.emplace_back();
  file.path = path;
  file.isSystem = isSystem;
  file.text = sources_.add(path, std::move(text));
  ids_.emplace_back(info.id, &file);
  return entry->second = &file;
}

/// Reads `"f.h"` or `<f.h>` or macros that make one of them; false after an error.
bool Preprocessor::headerName(HeaderName& header) {
  SourceLoc start = scanner().here();
  std::string_view bytes = scanner().headerName();
  if (!bytes.empty()) {
    header.name = bytes.substr(1, bytes.size() - 2);
    header.isAngled = true;
    SourceLoc end = scanner().here();
    header.range = {{end.raw - uint32_t(bytes.size())}, end};
  } else {
    Token token = next();
    start = token.loc;
    header.range = token.range();
    std::string_view text = token.kind == Tok::End ? std::string_view() : token.spelling();
    if (token.kind == Tok::String && text[0] == '"') {
      header.name = text.substr(1, text.size() - 2);
    } else if (token.kind == Tok::Less) {
      // The expanded tokens, with a blank where there was white space. As in gcc, white space
      // before the name of a macro is dropped: with DIR a/ and NAME b.h, `<DIR NAME>` is <a/b.h>.
      auto startsExpansion = [this](const Token& each) {
        return each.loc.isMacro() && sources_.expansion(each.loc).start == each.loc;
      };
      header.isAngled = true;
      for (token = next(); token.kind != Tok::Greater; token = next()) {
        if (token.kind == Tok::LineEnd) {
          diagnostics_.error(token.loc, {Msg::Expected, '>'});
          diagnostics_.note(start, {Msg::ToMatch, '<'});
          return false;
        }
        if (token.leadingSpace && !header.name.empty() && !startsExpansion(token))
          header.name += ' ';
        header.name += token.spelling();
      }
    } else {
      if (token.kind == Tok::LineEnd) start = token.loc;
      diagnostics_.error(start, {Msg::ExpectedFileName});
      return false;
    }
  }
  if (header.name.empty()) {
    diagnostics_.error(header.range.begin, {Msg::EmptyFileName}, {header.range});
    return false;
  }
  return true;
}

void Preprocessor::includeDirective(const Token& word, bool isNext, bool isImport) {
  HeaderName header;
  bool good = headerName(header);
  if (good) endDirective(word.name->text);
  finishLine();
  if (!good) return;
  if (isSysyLibrary(header.name)) {
    includesSysyLibrary_ = true;
    return;
  }
  if (files_.size() >= deepestInclude) {
    diagnostics_.error(header.range.begin, {Msg::IncludeTooDeep});
    return;
  }
  FoundHeader found = findHeader(header, isNext);
  if (!found) {
    std::string_view meant = nearestWord(header.name, libraryHeaders());
    if (meant == header.name) meant = {};  // the name is right, the folder of headers is missing
    diagnostics_.error(header.range.begin,
                       meant.empty() ? Message(Msg::FileNotFound, header.name)
                                     : Message(Msg::FileNotFoundMeant, header.name, meant),
                       {header.range});
    stop();
    return;
  }
  hasHeaders_ = true;
  if (isImport) found.file->once = true;
  enterFile(*found.file, header.range.begin, found.folder);
}

FoundHeader Preprocessor::findHeader(const HeaderName& header, bool isNext) {
  const OpenFile& in = current();
  if (isNext && files_.size() > 1) return headers_.find(header.name, in.folder);
  if (header.isAngled) return headers_.find(header.name, 0);
  return headers_.findQuoted(header.name, in.file->path, in.isSystem, in.folder);
}

void Preprocessor::enterFile(HeaderFile& file, SourceLoc from, size_t folder) {
  if (file.guard && file.guard->macro) return;
  if (file.once && file.isEntered) return;
  file.isEntered = true;
  SourceLoc start = sources_.include(file.text, from, file.isSystem);
  OpenFile& open = files_.emplace_back();
  open.scanner = std::make_unique<Scanner>(sources_.text(start), start, names_, diagnostics_, true);
  open.file = &file;
  open.folder = folder;
  open.conditions = conditions_.size();
  open.isSystem = file.isSystem;
  ++fileChanges_;
  newFileChanges_.push_back({start, files_.size()});
}

/// -include and -imacros: found as by `#include "name"` in the main file, but from the current
/// folder.
void Preprocessor::readBefore(const std::string& name, bool onlyMacros) {
  FoundHeader found = headers_.findQuoted(name, {}, false, 0);
  if (!found) {
    diagnostics_.error({}, {Msg::FileNotFound, name});
    stop();
    return;
  }
  enterFile(*found.file, {}, found.folder);
  if (!onlyMacros) {
    hasHeaders_ = true;
    return;
  }
  while (next().kind != Tok::End) {
  }
}

/// A header is missing: the text ends here, since later errors would only follow from that.
void Preprocessor::stop() {
  isStopped_ = true;
  conditions_.clear();
  fileChanges_ += uint32_t(files_.size());
  files_.clear();
  eofToken_ = {};
  eofToken_.loc = sources_.start(files().front().text);
  eofToken_.startsLine = true;
}

}  // namespace minic

// Numbers to file, line and column. Line tables are built on first use: a run without messages and
// without -g never pays for them. Neighbouring questions are about the same text most of the time,
// so the last answer is tried first.
#include "support/source.h"

#include <algorithm>
#include <cstring>

#include "support/check.h"

namespace minic {

SourceLoc SourceManager::add(std::string name, std::string text) {
  MINIC_CHECK(hasRoom(text.size()), "source texts exceed 2 GiB");
  texts_.push_back(std::make_unique<Text>(Text{std::move(name), std::move(text), {}}));
  return addFile(texts_.back().get(), {}, false);
}

SourceLoc SourceManager::addFile(const Text* text, SourceLoc from, bool isSystem) {
  SourceLoc start{next_};
  files_.push_back({text, next_, from, isSystem, false, {}});
  next_ += uint32_t(text->text.size()) + 1;
  return start;
}

SourceLoc SourceManager::include(SourceLoc loc, SourceLoc from, bool isSystem) {
  file(loc);
  File& first = files_[lastFile_];
  if (first.isUsed) {
    MINIC_CHECK(hasRoom(first.text->text.size()), "source texts exceed 2 GiB");
    loc = addFile(first.text, from, isSystem);
    files_.back().isUsed = true;
  } else {
    first.includedFrom = from;
    first.isSystem = isSystem;
    first.isUsed = true;
  }
  return loc;
}

const SourceManager::File& SourceManager::file(SourceLoc loc) const {
  MINIC_CHECK(loc.valid() && loc.raw < next_, "a place outside every text");
  const File& last = files_[lastFile_];
  if (loc.raw >= last.base && loc.raw - last.base <= last.text->text.size()) return last;
  auto after = std::upper_bound(files_.begin(), files_.end(), loc.raw,
                                [](uint32_t raw, const File& f) { return raw < f.base; });
  lastFile_ = uint32_t(after - files_.begin()) - 1;
  return files_[lastFile_];
}

const std::vector<uint32_t>& SourceManager::lineStarts(const Text& text) {
  if (text.lineStarts.empty()) {
    text.lineStarts.push_back(0);
    const char *begin = text.text.data(), *end = begin + text.text.size();
    for (const char* at = begin;
         (at = static_cast<const char*>(std::memchr(at, '\n', size_t(end - at))));)
      text.lineStarts.push_back(uint32_t(++at - begin));
  }
  return text.lineStarts;
}

const SourceManager::LineChange* SourceManager::changeAt(const File& file, uint32_t offset) {
  auto after =
      std::upper_bound(file.changes.begin(), file.changes.end(), offset,
                       [](uint32_t at, const LineChange& change) { return at < change.offset; });
  return after == file.changes.begin() ? nullptr : &*(after - 1);
}

std::string_view SourceManager::text(SourceLoc loc) const {
  return file(expansionLoc(loc)).text->text;
}
std::string_view SourceManager::fileName(SourceLoc loc) const {
  return file(expansionLoc(loc)).text->name;
}
uint32_t SourceManager::offset(SourceLoc loc) const {
  loc = expansionLoc(loc);
  return loc.raw - file(loc).base;
}
SourceLoc SourceManager::start(SourceLoc loc) const { return {file(expansionLoc(loc)).base}; }
SourceLoc SourceManager::includedFrom(SourceLoc loc) const {
  return file(expansionLoc(loc)).includedFrom;
}

bool SourceManager::isSystem(SourceLoc loc) const {
  loc = expansionLoc(loc);
  const File& in = file(loc);
  const LineChange* change = changeAt(in, loc.raw - in.base);
  return change ? change->isSystem : in.isSystem;
}

PresumedLoc SourceManager::presumed(SourceLoc loc) const {
  loc = expansionLoc(loc);
  const File& in = file(loc);
  const auto& starts = lineStarts(*in.text);
  uint32_t at = loc.raw - in.base;
  auto after = std::upper_bound(starts.begin(), starts.end(), at);
  PresumedLoc place{in.text->name, uint32_t(after - starts.begin()), at - *(after - 1) + 1};
  if (in.changes.empty()) return place;
  if (const LineChange* change = changeAt(in, at)) {
    place.line = uint32_t(place.line + change->delta);
    if (!change->file.empty()) place.file = change->file;
  }
  return place;
}

std::string_view SourceManager::lineText(SourceLoc loc) const {
  loc = expansionLoc(loc);
  const File& in = file(loc);
  uint32_t at = loc.raw - in.base;
  const std::string& text = in.text->text;
  const auto& starts = lineStarts(*in.text);
  uint32_t begin = *(std::upper_bound(starts.begin(), starts.end(), at) - 1);
  size_t end = text.find('\n', begin);
  std::string_view line =
      std::string_view(text).substr(begin, end == std::string::npos ? end : end - begin);
  while (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  return line;
}

void SourceManager::setLine(SourceLoc loc, uint32_t line, std::string_view name, bool isSystem) {
  file(loc);
  File& in = files_[lastFile_];
  const auto& starts = lineStarts(*in.text);
  uint32_t at = loc.raw - in.base;
  auto next = std::upper_bound(starts.begin(), starts.end(), at);
  if (next == starts.end()) return;
  const LineChange* before = in.changes.empty() ? nullptr : &in.changes.back();
  std::string_view file = before ? before->file : std::string_view();
  if (!name.empty() && name != file) file = presumedNames_.emplace_back(name);
  in.changes.push_back({*next, int64_t(line) - (next - starts.begin() + 1), file, isSystem});
}

SourceLoc SourceManager::addExpansion(SourceLoc spelling, SourceLoc from, uint32_t length,
                                      bool isArgument) {
  MINIC_CHECK(hasRoomForExpansion(length), "expansions exceed 2 GiB");
  SourceLoc start{nextExpansion_};
  expansions_.push_back({start, spelling, from, isArgument});
  nextExpansion_ += length + 1;  // the place after the last byte is inside as well
  return start;
}

const Expansion& SourceManager::expansion(SourceLoc loc) const {
  auto contains = [&](uint32_t index) {
    return expansions_[index].start.raw <= loc.raw &&
           (index + 1 == expansions_.size() || loc.raw < expansions_[index + 1].start.raw);
  };
  MINIC_CHECK(loc.isMacro() && !expansions_.empty(), "a place outside every expansion");
  if (lastExpansion_ < expansions_.size() && contains(lastExpansion_))
    return expansions_[lastExpansion_];
  auto after = std::upper_bound(expansions_.begin(), expansions_.end(), loc.raw,
                                [](uint32_t raw, const Expansion& e) { return raw < e.start.raw; });
  lastExpansion_ = uint32_t(after - expansions_.begin()) - 1;
  return expansions_[lastExpansion_];
}

SourceLoc SourceManager::spellingLoc(SourceLoc loc) const {
  while (loc.isMacro()) {
    const Expansion& in = expansion(loc);
    loc = in.spelling + (loc.raw - in.start.raw);
  }
  return loc;
}

SourceLoc SourceManager::fileLoc(SourceLoc loc) const {
  while (loc.isMacro()) {
    const Expansion& in = expansion(loc);
    loc = in.isArgument ? in.spelling + (loc.raw - in.start.raw) : in.from;
  }
  return loc;
}

}  // namespace minic

// Offsets to file, line and column. Line tables are built on first use: a run without messages and
// without -g never pays for them.
#include "support/source.h"

#include <algorithm>

#include "support/check.h"

namespace minic {

SourceLoc SourceManager::add(std::string name, std::string text) {
  MINIC_CHECK(text.size() < UINT32_MAX - next_, "source texts exceed 4 GiB");
  auto file = std::make_unique<File>();
  file->name = std::move(name);
  file->text = std::move(text);
  file->base = next_;
  next_ += uint32_t(file->text.size()) + 1;
  files_.push_back(std::move(file));
  return {files_.back()->base};
}

const SourceManager::File& SourceManager::file(SourceLoc loc) const {
  MINIC_CHECK(loc.valid() && loc.raw < next_, "a place outside every text");
  auto after = std::upper_bound(files_.begin(), files_.end(), loc.raw,
                                [](uint32_t raw, const auto& f) { return raw < f->base; });
  return **(after - 1);
}

const std::vector<uint32_t>& SourceManager::lineStarts(const File& file) {
  if (file.lineStarts.empty()) {
    file.lineStarts.push_back(0);
    for (size_t i = 0; i < file.text.size(); ++i)
      if (file.text[i] == '\n') file.lineStarts.push_back(uint32_t(i + 1));
  }
  return file.lineStarts;
}

std::string_view SourceManager::text(SourceLoc loc) const { return file(loc).text; }
std::string_view SourceManager::fileName(SourceLoc loc) const { return file(loc).name; }
uint32_t SourceManager::offset(SourceLoc loc) const { return loc.raw - file(loc).base; }
SourceLoc SourceManager::start(SourceLoc loc) const { return {file(loc).base}; }

PresumedLoc SourceManager::presumed(SourceLoc loc) const {
  const File& in = file(loc);
  const auto& starts = lineStarts(in);
  uint32_t at = loc.raw - in.base;
  auto after = std::upper_bound(starts.begin(), starts.end(), at);
  return {in.name, uint32_t(after - starts.begin()), at - *(after - 1) + 1};
}

std::string_view SourceManager::lineText(SourceLoc loc) const {
  const File& in = file(loc);
  uint32_t at = loc.raw - in.base;
  const auto& starts = lineStarts(in);
  uint32_t begin = *(std::upper_bound(starts.begin(), starts.end(), at) - 1);
  size_t end = in.text.find('\n', begin);
  std::string_view line =
      std::string_view(in.text).substr(begin, end == std::string::npos ? end : end - begin);
  while (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  return line;
}

}  // namespace minic

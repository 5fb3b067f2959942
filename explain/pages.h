// The pages that --explain writes, as explain/web builds them: html texts, complete but for the
// log. Empty in a minic that was built without npm.
#pragma once

#include <string_view>

namespace minic {

/// The log is put in the place of this text, with every `</` of it written `<\/`.
inline constexpr std::string_view kLogPlace = "/*minic-log*/";

/// The page of --explain.
std::string_view explainPage();
/// The page of --explain=passes.
std::string_view passesPage();
/// The index of the gallery.
std::string_view galleryPage();
/// Its programs with their lessons, as JSON.
std::string_view galleryPrograms();

}  // namespace minic

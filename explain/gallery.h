// The gallery: worked examples for a class, each with its page, and an index with a lesson and two
// questions for each.
#pragma once

#include <string>
#include <vector>

#include "explain/explain.h"

namespace minic {

struct GalleryFile {
  std::string name, text;
};

/// The files of the gallery, index.html first; none if this minic was built without the pages. Of
/// `options` only the version and the target are read.
std::vector<GalleryFile> galleryFiles(const ExplainOptions& options);

}  // namespace minic

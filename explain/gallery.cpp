// Each program of explain/gallery is explained as a user's would be. The answers to the questions
// of the index are taken from its log, so they agree with its page.
#include "explain/gallery.h"

#include <map>

#include "compiler/session.h"
#include "explain/log.h"
#include "explain/pages.h"

namespace minic {

namespace {

/// The log's events about the first function: the phis of each form, and a block with a frontier to
/// ask for.
void addAnswers(const Json& log, Json& entry) {
  for (const Json& function : log["functions"]) {
    const Json& pruned = function["forms"]["pruned"];
    if (pruned.empty()) continue;
    std::map<std::string, size_t> phis;
    // With the single-store shortcut of the pruned form the other forms count too few.
    for (const char* form : {"minimal", "pruned"})
      for (const Json& event : function["forms"][form][0]["events"]) {
        if (event["event"] != "forms") continue;
        for (const auto& [name, count] : event["counts"].items())
          if ((name == "pruned") == (std::string_view(form) == "pruned"))
            phis[name] += count.get<size_t>();
      }
    size_t most = 0;
    for (const Json& event : pruned[0]["events"]) {
      if (event["event"] != "dominators") continue;
      for (const Json& block : event["blocks"])
        if (block["frontier"].size() > most || !entry.contains("block")) {
          most = block["frontier"].size();
          entry["block"] = block["block"];
          entry["frontier"] = block["frontier"];
        }
    }
    // The function with the most to see: the first with phis.
    if (!entry.contains("function") || phis["pruned"]) {
      entry["function"] = function["name"];
      entry["phis"] = phis;
    }
    if (phis["pruned"]) return;
    entry.erase("block");
  }
}

}  // namespace

std::vector<GalleryFile> galleryFiles(const ExplainOptions& given) {
  std::vector<GalleryFile> files;
  if (galleryPage().empty()) return files;
  Json programs = Json::parse(galleryPrograms()), index = Json::array();
  files.push_back({"index.html", ""});
  for (const Json& program : programs) {
    std::string file = program["file"], text = program["text"];
    bool isIr = file.ends_with(".ll");
    Session session({});
    Module module;
    Status status =
        session.toModule({file, text, isIr ? Language::Ir : Language::C}, module, false);
    MINIC_CHECK(status == Status::Ok, "a program of the gallery has errors");
    ExplainOptions options = given;
    options.file = file;
    options.language = isIr ? "ll" : "c";
    options.source = text;
    options.sources = &session.sources();
    Json log = Json::parse(explainLog(module, options, false));
    std::string name = file.substr(0, file.rfind('.'));
    Json entry{{"name", name},
               {"seed", program.value("seed", false)},
               {"title", program["title"]},
               {"lesson", program["lesson"]},
               {"source", text}};
    addAnswers(log, entry);
    index.push_back(std::move(entry));
    files.push_back({name + ".html", explainPageOf(logText(log, true))});
  }
  files[0].text = pageWith(galleryPage(), logText(index, false));
  return files;
}

}  // namespace minic

// The language of the page. start.js needs it for its first command, before the words are there.
const KEPT = "minic-playground-language";

/// "zh" or "en": the one that is chosen now, which is kept; or the one that was chosen before, or the browser's.
export function languageOf(chosen) {
  let found = chosen;
  try {
    if (chosen) localStorage.setItem(KEPT, chosen);
    else found = localStorage.getItem(KEPT);
  } catch {
    /* a browser that keeps nothing */
  }
  return (found ?? navigator.language).startsWith("zh") ? "zh" : "en";
}

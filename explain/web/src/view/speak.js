// What screen readers speak while the reader goes on: one region out of sight.
import { h } from "./dom.js";

/// So long, in milliseconds, a step has to stay before it is spoken: what is played or dragged past is not.
const REST = 300;
const region = h("p", {
  id: "spoken",
  role: "status",
  "aria-live": "polite",
  style:
    "position:absolute;top:0;left:0;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap",
});
document.body.append(region);

let last = "",
  waiting = null;
/// Speaks the text once for each `place`, however often it is shown there.
export function speak(place, text) {
  const key = `${place}\n${text}`;
  if (key === last) return;
  last = key;
  clearTimeout(waiting);
  waiting = setTimeout(() => region.replaceChildren(text), REST);
}

// The panes at the right: each shows one view, chosen by its tabs; and the dividers between the parts of the page.
import { word } from "./words.js";

export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key === "data") Object.assign(made.dataset, value);
    else if (key in made) made[key] = value;
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

let count = 0;

/// A pane: `bar` for a view's controls, `body` for what it shows, `size` for how much that is.
export class Pane {
  /// views: name -> view (views.js); chosen(pane) is called when another one is shown.
  constructor(views, view, chosen) {
    this.views = views;
    this.number = ++count;
    this.tabs = element("div", { className: "tabs", role: "tablist" });
    this.bar = element("div", { className: "bar", hidden: true });
    this.body = element("div", { className: "body", tabIndex: 0, role: "tabpanel", id: `body${this.number}` });
    this.size = element("span", { className: "size" });
    this.root = element("section", { className: "pane" }, this.tabs, this.bar, this.body);
    for (const name of Object.keys(views)) {
      const tab = element("button", {
        type: "button",
        role: "tab",
        id: `tab${this.number}${name}`,
        data: { view: name },
      });
      tab.setAttribute("aria-controls", this.body.id);
      tab.addEventListener("click", () => this.choose(name));
      this.tabs.append(tab);
    }
    this.tabs.append(this.size);
    this.tabs.addEventListener("keydown", (event) => {
      const names = Object.keys(views),
        step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      this.choose(names[(names.indexOf(this.view) + step + names.length) % names.length]);
      this.tabs.querySelector("[aria-selected=true]").focus();
    });
    this.chosen = chosen;
    this.setView(views[view] ? view : Object.keys(views)[0]);
  }

  choose(name) {
    if (name === this.view) return;
    this.setView(name);
    this.chosen(this);
  }

  setView(name) {
    this.view = name;
    this.bar.hidden = true;
    this.bar.replaceChildren();
    this.body.replaceChildren();
    this.body.className = "body";
    this.body.setAttribute("aria-labelledby", `tab${this.number}${name}`);
    this.size.textContent = "";
    this.relabel();
  }

  relabel() {
    this.tabs.setAttribute("aria-label", word("views"));
    for (const tab of this.tabs.querySelectorAll("button")) {
      const isChosen = tab.dataset.view === this.view;
      tab.textContent = word(tab.dataset.view);
      tab.title = word(`about_${tab.dataset.view}`);
      tab.setAttribute("aria-selected", isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
    }
  }

  /// The controls of the view, made once.
  controls(make) {
    if (!this.bar.childElementCount) this.bar.append(...make());
    this.bar.hidden = false;
    return this.bar;
  }

  /// Rows of text: [{ text, line, kind }].
  rows(rows) {
    this.body.replaceChildren(
      ...rows.map(({ text, line, kind }) => {
        const row = element("div", { className: kind ?? "", textContent: text || " " });
        if (line) row.dataset.line = line;
        return row;
      }),
    );
  }
}

/// A divider that is moved by the mouse or the arrow keys: it sets the custom property of `whole` to a share of it.
export function divider(whole, property, isUpright, name, moved) {
  const bar = element("div", {
    className: `divider ${isUpright ? "upright" : "lying"}`,
    role: "separator",
    tabIndex: 0,
  });
  bar.setAttribute("aria-orientation", isUpright ? "vertical" : "horizontal");
  bar.setAttribute("aria-valuemin", 15);
  bar.setAttribute("aria-valuemax", 85);
  let share = 50;
  const set = (to) => {
    share = Math.round(Math.min(85, Math.max(15, Number(to) || 50)));
    whole.style.setProperty(property, `${share}%`);
    bar.setAttribute("aria-valuenow", share);
  };
  bar.addEventListener("pointerdown", (event) => {
    bar.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  bar.addEventListener("pointermove", (event) => {
    if (!bar.hasPointerCapture(event.pointerId)) return;
    const { left, top, width, height } = whole.getBoundingClientRect();
    set(isUpright ? (100 * (event.clientX - left)) / width : (100 * (event.clientY - top)) / height);
  });
  bar.addEventListener("pointerup", moved);
  bar.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -2, ArrowUp: -2, ArrowRight: 2, ArrowDown: 2 }[event.key];
    if (!step) return;
    event.preventDefault();
    set(share + step);
    moved();
  });
  const relabel = () => bar.setAttribute("aria-label", word(name));
  relabel();
  set(50);
  return {
    bar,
    set,
    relabel,
    get share() {
      return share;
    },
  };
}

// Making elements, and what else the browser does for the pages.

const SVG = "http://www.w3.org/2000/svg";

const fill = (element, properties, children) => {
  for (const key in properties) {
    const value = properties[key];
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  for (const child of children) {
    if (Array.isArray(child)) fill(element, null, child);
    else if (child !== null && child !== undefined && child !== false) element.append(child);
  }
  return element;
};

/// An element; properties are attributes, or listeners when they begin with "on".
export const h = (tag, properties, ...children) => fill(document.createElement(tag), properties, children);
export const svg = (tag, properties, ...children) => fill(document.createElementNS(SVG, tag), properties, children);

/// Puts the children in the place of everything in the element.
export const replace = (element, ...children) => {
  element.replaceChildren(...children.flat(Infinity).filter((c) => c !== null && c !== undefined && c !== false));
  return element;
};

/// Gives a dropdown its [value, text] pairs.
export const options = (select, items, chosen) => {
  replace(
    select,
    items.map(([value, text]) => new Option(text, value)),
  );
  select.value = chosen;
};

/// The language at the start: that of the page that embeds this one, else the one chosen before, else the browser's.
export const firstLanguage = (chosen = null) =>
  (document.documentElement.dataset.language ?? chosen ?? navigator.language ?? "en").startsWith("zh") ? "zh" : "en";

/// What the browser keeps of the page's choices.
export const stored = (key, value) => {
  try {
    if (value === undefined) return localStorage.getItem("minic." + key);
    localStorage.setItem("minic." + key, value);
  } catch {
    /* a page from disk may not be allowed to */
  }
  return null;
};

/// Puts a text on the clipboard; false if the browser refuses.
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = h("textarea", {}, text);
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

/// Puts what is shown into the address, where the page has one: in a frame it may have none. `isNew`: Back comes back to the one
/// before.
export const keepAddress = (address, isNew = false) => {
  try {
    history[isNew ? "pushState" : "replaceState"](null, "", address);
  } catch {
    /* the frame's page */
  }
};

// Sizes and elements of the types in the text of LLVM IR: "shapes", as far as the text says them.

const object = () => Object.create(null);

/// The size of a type of the text in bytes, with its elements if it is an array: { size, element, count }. Null if the text does
/// not say it: of a struct.
export function shapeOf(type) {
  const array = /^\[(\d+) x (.*)\]$/s.exec(type);
  if (array) {
    const element = shapeOf(array[2]);
    return element && { size: array[1] * element.size, element, count: Number(array[1]) };
  }
  const bits = /^i(\d+)$/.exec(type)?.[1];
  const size = bits ? Math.ceil(bits / 8) : { ptr: 8, float: 4, double: 8 }[type];
  return size ? { size } : null;
}

/// The type that stands at the start of a text, up to the comma after it.
export function typeAt(text) {
  let depth = 0,
    end = 0;
  for (; end < text.length && (depth || text[end] !== ","); end++)
    depth += { "[": 1, "{": 1, "]": -1, "}": -1 }[text[end]] ?? 0;
  return text.slice(0, end);
}

/// The shapes of the globals, by how they are used: as an array, or else as what is loaded and stored.
export function globalShapes(lines) {
  const arrays = object(),
    scalars = object();
  for (const { text } of lines) {
    const [, rest] = / = getelementptr (?:inbounds )?(\[.*)$/s.exec(text) ?? [],
      type = rest && typeAt(rest);
    const array = type && /^, ptr (@[-\w$.]+)/.exec(rest.slice(type.length))?.[1];
    if (array) arrays[array] ??= shapeOf(type);
    const [, loaded, stored, name] = /(?: = load (\w+)|^store (\w+) \S+), ptr (@[-\w$.]+)/.exec(text) ?? [];
    if (name) scalars[name] ??= shapeOf(loaded ?? stored);
  }
  return { ...scalars, ...arrays };
}

/// The shapes of the variables of a function, by name; of a struct null.
export const shapesOf = (ir) =>
  Object.fromEntries(
    ir.lines.flatMap(({ def, text }) => {
      const type = / = alloca (.*)$/s.exec(text)?.[1];
      return type ? [[def, shapeOf(typeAt(type))]] : [];
    }),
  );

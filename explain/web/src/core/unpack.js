// The log from its packed form (docs/explain.md, "The packed log"): a table of all values that
// occur, each given by the numbers of its parts. Equal values are one object: do not write to them.
export const unpack = (packed) => {
  if (!packed.table) return packed;
  const values = [];
  for (const entry of packed.table) {
    if (!Array.isArray(entry)) {
      values.push(entry);
      continue;
    }
    const [tag, ...parts] = entry;
    if (tag === 0) values.push(parts.map((n) => values[n]));
    else if (tag === 1) values.push([...values[parts[0]].slice(parts[1], parts[2]), ...parts.slice(3).map((n) => values[n])]);
    else if (tag === 2) values.push(parts.map((n) => values[n]).join("\n"));
    else values.push(Object.fromEntries(packed.schemas[tag - 3].map((key, i) => [key, values[parts[i]]])));
  }
  return values.at(-1);
};

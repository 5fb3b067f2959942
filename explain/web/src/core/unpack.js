// The log from its packed form (docs/explain.md, "The packed log"): a table of all values that
// occur, each given by the numbers of its parts. Equal values are one object: do not write to them.
export const unpack = (log) => {
  const { table, schemas } = log;
  if (!table) return log;
  const values = [];
  // An object is made from one that has its keys, so that a key `__proto__` is a key like any other.
  const shapes = schemas.map((keys) => Object.fromEntries(keys.map((key) => [key, null])));
  const all = (numbers, from) => {
    const items = [];
    for (let i = from; i < numbers.length; i++) items.push(values[numbers[i]]);
    return items;
  };
  for (const entry of table) {
    if (!Array.isArray(entry)) values.push(entry);
    else if (entry[0] === 0) values.push(all(entry, 1));
    else if (entry[0] === 1) values.push(values[entry[1]].slice(entry[2], entry[3]).concat(all(entry, 4)));
    else if (entry[0] === 2) values.push(all(entry, 1).join("\n"));
    else {
      const object = { ...shapes[entry[0] - 3] };
      schemas[entry[0] - 3].forEach((key, i) => {
        object[key] = values[entry[i + 1]];
      });
      values.push(object);
    }
  }
  return values.at(-1);
};

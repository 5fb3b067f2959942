// Writes a C function with about so many blocks and so many variables: loops and branches in and
// after one another, every variable assigned and read all over. The same numbers, the same text.
//
//   node program.mjs BLOCKS VARIABLES > big.c

export function program(blocks, variables) {
  let seed = 12345;
  const random = (n) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 16) % n;
  };
  const v = () => `v${random(variables)}`;
  const lines = [];
  let made = 1;
  const assign = (pad) => lines.push(`${pad}${v()} = ${v()} ${"+-^"[random(3)]} ${v()};`);
  const statements = (depth) => {
    const pad = "  ".repeat(depth + 1);
    for (let i = 0; i < 2; i++) assign(pad);
    const kind = depth > 5 ? 3 : random(3);
    if (kind === 0) {
      lines.push(`${pad}while (${v()} < ${v()} && n > 0) {`, `${pad}  n--;`);
      made += 4;
      statements(depth + 1);
      lines.push(`${pad}}`);
    } else if (kind === 1) {
      lines.push(`${pad}if (${v()} < ${v()}) {`);
      made += 3;
      statements(depth + 1);
      lines.push(`${pad}} else {`);
      assign(pad + "  ");
      lines.push(`${pad}}`);
    } else if (kind === 2) {
      lines.push(`${pad}if (${v()} > ${random(100)}) {`);
      made += 2;
      assign(pad + "  ");
      lines.push(`${pad}}`);
    }
  };
  while (made < blocks) statements(0);
  const names = Array.from({ length: variables }, (_, i) => `v${i}`);
  return [
    "int big(int n) {",
    ...names.map((name, i) => `  int ${name} = ${(i * 7) % 31};`),
    ...lines,
    `  return ${names.join(" ^ ")};`,
    "}",
    "int main(void) { putint(big(20)); putch(10); return 0; }",
    "",
  ].join("\n");
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  process.stdout.write(program(Number(process.argv[2]), Number(process.argv[3])));

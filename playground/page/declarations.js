// Which declaration a name means, from the checked syntax tree (--dump-ast=json).

const SCOPES = new Set(["FunctionDecl", "CompoundStmt", "ForStmt"]);

/// { all: [{ name, type, line, col }], functions, of(name, line, col) }: `functions` are those of `all` with a body, and `of`
/// gives the declaration that is in scope at the place. Only declarations in the program's own file have a place.
export function declarationsOf(tree) {
  const all = [],
    functions = [],
    scopes = [];
  let last = { line: 1, col: 0 };
  /// Visits the declarations; a scope ends where the last node in it does.
  const visit = (node, scope) => {
    const loc = node.loc && !node.loc.file ? node.loc : null;
    if (loc?.line) last = loc;
    if (node.name && /Decl$/.test(node.kind)) {
      const one = { name: node.name, type: node.type?.qualType, line: loc?.line, col: loc?.col };
      all.push(one);
      scope.names.push(one);
      if (node.kind === "FunctionDecl" && node.inner?.at(-1)?.kind === "CompoundStmt") functions.push(one);
    }
    let inner = scope;
    if (SCOPES.has(node.kind)) {
      inner = { names: [], parent: scope, from: { ...last }, to: null };
      scopes.push(inner);
    }
    for (const child of node.inner ?? []) visit(child, inner);
    if (inner !== scope) inner.to = { ...last };
  };
  const whole = { names: [], parent: null, from: { line: 0, col: 0 }, to: null };
  scopes.push(whole);
  visit(tree, whole);
  const isBefore = (a, line, col) => a.line < line || (a.line === line && a.col <= col);
  const isIn = (scope, line, col) =>
    isBefore(scope.from, line, col) && (!scope.to || isBefore({ line, col }, scope.to.line, scope.to.col));
  return {
    all,
    functions,
    of(name, line, col) {
      // Scopes come after those around them, so that the last one that holds the place is the innermost.
      for (let scope = scopes.findLast((one) => isIn(one, line, col)); scope; scope = scope.parent) {
        const found = scope.names.findLast((one) => one.name === name && one.line && isBefore(one, line, col));
        if (found) return found;
      }
      return (
        whole.names.find((one) => one.name === name && one.line) ??
        all.find((one) => one.name === name && one.line) ??
        null
      );
    },
  };
}

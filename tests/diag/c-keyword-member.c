// A struct whose only member has a keyword for a name is not also an empty one.
// FLAGS: -std=c17 -pedantic-errors
struct s {
  int return;  // error: expected member name or ';' after declaration specifiers
};

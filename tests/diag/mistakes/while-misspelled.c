int f(int i) {
  whlie (i < 10) {  // error: use of undeclared identifier 'whlie'; did you mean 'while'?
    i++;
  }
  swtich (i) {  // error: use of undeclared identifier 'swtich'; did you mean 'switch'?
    case 1: return 2;
  }
  return i;
}

// Pell's numbers: each is twice the one before it plus the one before that. docs/walk.md follows `b + c * 2`.
int pell(int n) {
    int a = 0;
    int b = 1;
    int c = 0;
    while (n > 0) {
        a = b + c * 2;
        b = c;
        c = a;
        n = n - 1;
    }
    return a;
}

int main() {
    int i = 0;
    while (i < 10) {
        putint(pell(i));
        putch(10);
        i = i + 1;
    }
    return 0;
}

// A queueing simulation driven by a linear congruential generator.
void putint(int x);
void putch(int c);

int seed = 20260101;
int uniform(int bound) {
  seed = seed * 1103515245 + 12345;
  int r = (seed >> 16) & 32767;
  return r % bound;
}

int busyUntil[8], served[8];

int main() {
  int now = 0, customer, waited = 0, longest = 0;
  for (customer = 0; customer < 12000000; customer++) {
    now = now + uniform(4);
    int best = 0, s = 1;
    while (s < 8) {
      if (busyUntil[s] < busyUntil[best]) best = s;
      s = s + 1;
    }
    int start = busyUntil[best];
    if (start < now) start = now;
    int wait = start - now;
    waited = waited + wait % 1024;
    if (wait > longest) longest = wait;
    busyUntil[best] = start + 2 + uniform(21);
    served[best] = served[best] + 1;
  }
  putint(waited);
  putch(32);
  putint(longest);
  putch(32);
  putint(served[3]);
  putch(10);
  return 0;
}

/* Five sorts behind one type of function, compared on the same data, with counts of comparisons and moves. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N 60
#define SWAP(a, b) do { int swap_ = (a); (a) = (b); (b) = swap_; moves += 3; } while (0)
#define LESS(a, b) (comparisons++, (a) < (b))

static long comparisons, moves;

static void bubble(int a[], int n) {
    int swapped;
    do {
        swapped = 0;
        for (int i = 1; i < n; i++)
            if (LESS(a[i], a[i - 1])) {
                SWAP(a[i], a[i - 1]);
                swapped = 1;
            }
        n--;
    } while (swapped);
}

static void insertion(int a[], int n) {
    for (int i = 1; i < n; i++) {
        int x = a[i], j = i;
        for (; j > 0 && LESS(x, a[j - 1]); j--, moves++) a[j] = a[j - 1];
        a[j] = x;
    }
}

static void shell(int *a, int n) {
    static const int gaps[] = {57, 23, 10, 4, 1, 0};
    for (const int *gap = gaps; *gap; gap++)
        for (int i = *gap; i < n; i++)
            for (int j = i; j >= *gap && LESS(a[j], a[j - *gap]); j -= *gap) SWAP(a[j], a[j - *gap]);
}

static void quick(int *a, int n) {
    if (n < 2) return;
    int pivot = a[n / 2], i = 0, j = n - 1;
    while (i <= j) {
        while (LESS(a[i], pivot)) i++;
        while (LESS(pivot, a[j])) j--;
        if (i <= j) {
            SWAP(a[i], a[j]);
            i++, j--;
        }
    }
    quick(a, j + 1);
    quick(a + i, n - i);
}

static void heap(int *a, int n) {
    for (int start = n / 2 - 1, end = n; end > 1;) {
        if (start >= 0) start--;
        else {
            end--;
            SWAP(a[0], a[end]);
        }
        for (int root = start < 0 ? 0 : start, child; (child = 2 * root + 1) < end; root = child) {
            if (child + 1 < end && LESS(a[child], a[child + 1])) child++;
            if (!LESS(a[root], a[child])) break;
            SWAP(a[root], a[child]);
        }
    }
}

static int compare(const void *a, const void *b) {
    comparisons++;
    return *(const int *)a - *(const int *)b;
}

static int is_sorted(const int *a, int n) {
    while (--n > 0)
        if (a[n - 1] > a[n]) return 0;
    return 1;
}

int main(void) {
    struct { const char *name; void (*sort)(int *, int); } sorts[] = {
        {"bubble", bubble}, {"insertion", insertion}, {"shell", shell}, {"quick", quick}, {"heap", heap}};
    int data[N], copy[N], expected[N];
    unsigned x = 1;
    for (int i = 0; i < N; i++) {
        x = x * 1103515245u + 12345u;
        data[i] = (int)(x >> 16) % 1000;
    }
    memcpy(expected, data, sizeof data);
    qsort(expected, N, sizeof(int), compare);
    for (size_t s = 0; s < sizeof sorts / sizeof *sorts; s++) {
        memcpy(copy, data, sizeof copy);
        comparisons = moves = 0;
        sorts[s].sort(copy, N);
        printf("%-10s sorted %d, same %d, %5ld comparisons, %5ld moves\n", sorts[s].name, is_sorted(copy, N),
               !memcmp(copy, expected, sizeof copy), comparisons, moves);
    }
    for (int i = 0; i < N; i += 6) printf("%d ", copy[i]);
    printf("\n");
    int key = copy[17], missing = -1;
    int *found = bsearch(&key, copy, N, sizeof *copy, compare);
    printf("%d %d\n", found != NULL && *found == key, bsearch(&missing, copy, N, sizeof *copy, compare) == NULL);
    return 0;
}

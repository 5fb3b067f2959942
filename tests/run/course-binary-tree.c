/* A binary search tree of words with counts; traversals take a function and its data. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>

struct node {
    char *word;
    int count;
    struct node *left, *right;
};

static struct node *insert(struct node *t, const char *word) {
    int order;
    if (t == NULL) {
        t = (struct node *)malloc(sizeof *t);
        t->word = malloc(strlen(word) + 1);
        strcpy(t->word, word);
        t->count = 1;
        t->left = t->right = NULL;
    } else if ((order = strcmp(word, t->word)) == 0)
        t->count++;
    else if (order < 0)
        t->left = insert(t->left, word);
    else
        t->right = insert(t->right, word);
    return t;
}

static int height(const struct node *t) {
    if (!t) return 0;
    int l = height(t->left), r = height(t->right);
    return 1 + (l > r ? l : r);
}

typedef void (*visitor)(const struct node *, void *);

static void walk(const struct node *t, visitor visit, void *data) {
    if (!t) return;
    walk(t->left, visit, data);
    visit(t, data);
    walk(t->right, visit, data);
}

static void print_word(const struct node *t, void *data) {
    fprintf((FILE *)data, "%4d %s\n", t->count, t->word);
}

struct stats { int nodes, words; size_t longest; const char *which; };

static void collect(const struct node *t, void *data) {
    struct stats *s = data;
    s->nodes++;
    s->words += t->count;
    if (strlen(t->word) > s->longest) s->longest = strlen(s->which = t->word);
}

static struct node *remove_word(struct node *t, const char *word) {
    if (!t) return NULL;
    int order = strcmp(word, t->word);
    if (order < 0) t->left = remove_word(t->left, word);
    else if (order > 0) t->right = remove_word(t->right, word);
    else if (t->left && t->right) {
        struct node *next = t->right;
        while (next->left) next = next->left;
        char *swap = t->word;
        t->word = next->word;
        t->count = next->count;
        next->word = swap;
        t->right = remove_word(t->right, swap);
    } else {
        struct node *child = t->left ? t->left : t->right;
        free(t->word);
        free(t);
        return child;
    }
    return t;
}

static void destroy(struct node *t) {
    if (t) { destroy(t->left); destroy(t->right); free(t->word); free(t); }
}

int main(void) {
    struct node *root = NULL;
    char word[64];
    int c, n = 0;
    while ((c = getchar()) != EOF) {
        if (isalpha(c)) {
            if (n < (int)sizeof(word) - 1) word[n++] = tolower(c);
        } else if (n > 0) {
            word[n] = '\0';
            root = insert(root, word);
            n = 0;
        }
    }
    walk(root, print_word, stdout);
    struct stats s = {0};
    walk(root, &collect, &s);
    printf("%d different of %d words, height %d, longest '%s'\n", s.nodes, s.words, height(root), s.which);
    char leaf[] = "tail", inner[] = "the";
    root = remove_word(root, leaf);
    root = remove_word(root, inner);
    root = remove_word(root, "absent");
    walk(root, print_word, stdout);
    destroy(root);
    return 0;
}

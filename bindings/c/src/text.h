/* Texts: pieces of others, and growing ones. */
#ifndef TEXT_H
#define TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* A piece of a text that it does not own; a null pointer means that the piece is absent. */
typedef struct {
    const char *start;
    size_t length;
} slice;

/*
 * A growing text. `room` is 0 if the text lies in the program and is not freed. `is_short`: memory ran out and something of the text is
 * missing, so that it must not be used.
 */
typedef struct {
    char *start;
    size_t length, room;
    bool is_short;
} text;

slice slice_of(const char *zero_terminated);
bool slice_equals(slice piece, const char *zero_terminated);
bool slice_ends_with(slice piece, const char *zero_terminated);

/* Memory full of zeros; null if there is none. */
void *allocate(size_t bytes);
void append(text *to, slice piece);
void append_string(text *to, const char *zero_terminated);
void append_number(text *to, unsigned long long number);
/* As a JSON string, with its quotes. */
void append_quoted(text *to, slice piece);
slice piece_of(const text *whole);
/* Keeps no more than the last bytes. */
void keep_last(text *whole, size_t bytes);
/* Appends what was read, and takes the whole lines out of it; the beginning of the next line stays. */
void take_lines(text *unread, slice more, void (*take)(void *owner, slice line), void *owner);
/* Becomes a text that lies in the program. */
void become(text *whole, slice constant);
void free_text(text *whole);

#endif

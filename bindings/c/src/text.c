#include "text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

slice slice_of(const char *zero_terminated) {
    return (slice){zero_terminated, strlen(zero_terminated)};
}

bool slice_equals(slice piece, const char *zero_terminated) {
    size_t length = strlen(zero_terminated);
    return piece.start != NULL && piece.length == length && memcmp(piece.start, zero_terminated, length) == 0;
}

void *must_allocate(size_t bytes) {
    void *memory = calloc(1, bytes == 0 ? 1 : bytes);
    if (memory == NULL) {
        fputs("vendorclient: out of memory\n", stderr);
        abort();
    }
    return memory;
}

void append(text *to, slice piece) {
    if (piece.length == 0) {
        return;
    }
    if (to->room - to->length < piece.length) {
        size_t room = to->room * 2 > to->length + piece.length ? to->room * 2 : to->length + piece.length;
        char *grown = must_allocate(room);
        if (to->length > 0) {
            memcpy(grown, to->start, to->length);
        }
        free(to->start);
        to->start = grown;
        to->room = room;
    }
    memcpy(to->start + to->length, piece.start, piece.length);
    to->length += piece.length;
}

void append_string(text *to, const char *zero_terminated) {
    append(to, slice_of(zero_terminated));
}

void append_number(text *to, unsigned long long number) {
    char digits[24];
    snprintf(digits, sizeof digits, "%llu", number);
    append_string(to, digits);
}

void append_quoted(text *to, slice piece) {
    append_string(to, "\"");
    for (size_t index = 0; index < piece.length; index++) {
        unsigned char byte = (unsigned char)piece.start[index];
        if (byte == '"' || byte == '\\') {
            append_string(to, "\\");
        }
        if (byte < 0x20) {
            char escaped[8];
            snprintf(escaped, sizeof escaped, "\\u%04x", byte);
            append_string(to, escaped);
        } else {
            append(to, (slice){piece.start + index, 1});
        }
    }
    append_string(to, "\"");
}

slice piece_of(const text *whole) {
    return (slice){whole->start, whole->length};
}

void free_text(text *whole) {
    free(whole->start);
    *whole = (text){NULL, 0, 0};
}

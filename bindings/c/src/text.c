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

bool slice_ends_with(slice piece, const char *zero_terminated) {
    size_t length = strlen(zero_terminated);
    return piece.length >= length && memcmp(piece.start + piece.length - length, zero_terminated, length) == 0;
}

void *allocate(size_t bytes) {
    return calloc(1, bytes == 0 ? 1 : bytes);
}

static bool make_room(text *in, size_t more) {
    if (in->room >= in->length && in->room - in->length >= more) {
        return true;
    }
    size_t needed = in->length + more, room = in->room * 2 > needed ? in->room * 2 : needed;
    char *grown = needed < more ? NULL : malloc(room);
    if (grown == NULL) {
        in->is_short = true;
        return false;
    }
    if (in->length > 0) {
        memcpy(grown, in->start, in->length);
    }
    if (in->room > 0) {
        free(in->start);
    }
    in->start = grown;
    in->room = room;
    return true;
}

void append(text *to, slice piece) {
    if (piece.length > 0 && make_room(to, piece.length)) {
        memcpy(to->start + to->length, piece.start, piece.length);
        to->length += piece.length;
    }
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

void keep_last(text *whole, size_t bytes) {
    if (whole->length > bytes) {
        memmove(whole->start, whole->start + whole->length - bytes, bytes);
        whole->length = bytes;
    }
}

void take_lines(text *unread, slice more, void (*take)(void *owner, slice line), void *owner) {
    size_t searched = unread->length, done = 0;
    append(unread, more);
    if (unread->is_short || unread->length == 0) {
        return;
    }
    const char *from = unread->start + searched, *end = unread->start + unread->length, *line_end;
    while ((line_end = memchr(from, '\n', (size_t)(end - from))) != NULL) {
        take(owner, (slice){unread->start + done, (size_t)(line_end - unread->start) - done});
        from = line_end + 1;
        done = (size_t)(from - unread->start);
    }
    if (done > 0) {
        memmove(unread->start, unread->start + done, unread->length - done);
        unread->length -= done;
    }
}

void free_text(text *whole) {
    if (whole->room > 0) {
        free(whole->start);
    }
    *whole = (text){0};
}

void become(text *whole, slice constant) {
    free_text(whole);
    whole->start = (char *)constant.start;
    whole->length = constant.length;
}

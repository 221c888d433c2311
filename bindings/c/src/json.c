#include "json.h"

#include <string.h>

static bool is_space(char sign) {
    return sign == ' ' || sign == '\t' || sign == '\n' || sign == '\r';
}

static const char *skip_space(const char *at, const char *end) {
    while (at < end && is_space(*at)) {
        at++;
    }
    return at;
}

static bool is_digit(const char *at, const char *end) {
    return at < end && *at >= '0' && *at <= '9';
}

static const char *skip_digits(const char *at, const char *end) {
    if (!is_digit(at, end)) {
        return NULL;
    }
    while (is_digit(at, end)) {
        at++;
    }
    return at;
}

static const char *skip_number(const char *at, const char *end) {
    if (at < end && *at == '-') {
        at++;
    }
    if (at < end && *at == '0') {
        at++;
    } else if ((at = skip_digits(at, end)) == NULL) {
        return NULL;
    }
    if (at < end && *at == '.' && (at = skip_digits(at + 1, end)) == NULL) {
        return NULL;
    }
    if (at < end && (*at == 'e' || *at == 'E')) {
        at++;
        if (at < end && (*at == '+' || *at == '-')) {
            at++;
        }
        at = skip_digits(at, end);
    }
    return at;
}

static const char *skip_word(const char *at, const char *end, const char *word) {
    size_t length = strlen(word);
    return (size_t)(end - at) >= length && memcmp(at, word, length) == 0 ? at + length : NULL;
}

/* Bytes of the character, 0 if it is not UTF-8. Source: RFC 3629, section 4. */
static size_t character_length(const char *at, const char *end) {
    const unsigned char *byte = (const unsigned char *)at;
    size_t left = (size_t)(end - at);
    if (byte[0] < 0x80) {
        return 1;
    }
    size_t length = byte[0] < 0xc2 ? 0 : byte[0] < 0xe0 ? 2 : byte[0] < 0xf0 ? 3 : byte[0] < 0xf5 ? 4 : 0;
    if (length == 0 || left < length) {
        return 0;
    }
    for (size_t index = 1; index < length; index++) {
        if ((byte[index] & 0xc0) != 0x80) {
            return 0;
        }
    }
    if ((byte[0] == 0xe0 && byte[1] < 0xa0) || (byte[0] == 0xed && byte[1] > 0x9f) || (byte[0] == 0xf0 && byte[1] < 0x90)
        || (byte[0] == 0xf4 && byte[1] > 0x8f)) {
        return 0;
    }
    return length;
}

bool is_utf8(slice whole) {
    for (const char *at = whole.start, *end = at + whole.length; at < end;) {
        size_t length = character_length(at, end);
        if (length == 0) {
            return false;
        }
        at += length;
    }
    return true;
}

static bool are_hex_digits(const char *at) {
    for (int index = 0; index < 4; index++) {
        if (at[index] == '\0' || strchr("0123456789abcdefABCDEF", at[index]) == NULL) {
            return false;
        }
    }
    return true;
}

static const char *skip_string(const char *at, const char *end) {
    for (at++; at < end;) {
        if (*at == '"') {
            return at + 1;
        }
        if ((unsigned char)*at < 0x20) {
            return NULL;
        }
        if (*at == '\\') {
            if (end - at < 2 || at[1] == '\0' || strchr("\"\\/bfnrtu", at[1]) == NULL) {
                return NULL;
            }
            if (at[1] == 'u') {
                if (end - at < 6 || !are_hex_digits(at + 2)) {
                    return NULL;
                }
                at += 4;
            }
            at += 2;
            continue;
        }
        size_t length = character_length(at, end);
        if (length == 0) {
            return NULL;
        }
        at += length;
    }
    return NULL;
}

/* The position after the value that begins here; null if there is no value. Without recursion: depth costs no stack. */
static const char *skip_value(const char *at, const char *end, unsigned *deepest) {
    char open[JSON_DEPTH];
    unsigned depth = 0;
    *deepest = 0;
    for (;;) {
        at = skip_space(at, end);
        if (at == end) {
            return NULL;
        }
        bool opened = *at == '{' || *at == '[';
        if (opened) {
            if (depth == JSON_DEPTH) {
                return NULL;
            }
            open[depth++] = *at == '{' ? '}' : ']';
            *deepest = depth > *deepest ? depth : *deepest;
            at = skip_space(at + 1, end);
            if (at < end && *at == open[depth - 1]) {
                at++;
                depth--;
                opened = false;
            }
        } else {
            at = *at == '"' ? skip_string(at, end)
                : *at == 't' ? skip_word(at, end, "true")
                : *at == 'f' ? skip_word(at, end, "false")
                : *at == 'n' ? skip_word(at, end, "null")
                             : skip_number(at, end);
            if (at == NULL) {
                return NULL;
            }
        }
        /* What follows a value: the end of what it is in, or the next one. */
        while (!opened && depth > 0) {
            at = skip_space(at, end);
            if (at == end) {
                return NULL;
            }
            if (*at == ',') {
                at++;
                break;
            }
            if (*at != open[depth - 1]) {
                return NULL;
            }
            at++;
            depth--;
        }
        if (depth == 0) {
            return at;
        }
        if (open[depth - 1] == '}') {
            at = skip_space(at, end);
            if (at == end || *at != '"' || (at = skip_string(at, end)) == NULL) {
                return NULL;
            }
            at = skip_space(at, end);
            if (at == end || *at != ':') {
                return NULL;
            }
            at++;
        }
    }
}

slice json_value(slice whole, unsigned *depth) {
    const slice none = {NULL, 0};
    unsigned deepest;
    if (whole.start == NULL) {
        return none;
    }
    const char *end = whole.start + whole.length;
    const char *start = skip_space(whole.start, end);
    const char *behind = skip_value(start, end, &deepest);
    if (behind == NULL || skip_space(behind, end) != end) {
        return none;
    }
    if (depth != NULL) {
        *depth = deepest;
    }
    return (slice){start, (size_t)(behind - start)};
}

slice json_field(slice object, const char *name) {
    const slice none = {NULL, 0};
    unsigned deepest;
    if (object.length < 2 || object.start[0] != '{') {
        return none;
    }
    const char *end = object.start + object.length;
    const char *at = skip_space(object.start + 1, end);
    while (at < end && *at == '"') {
        const char *key = at + 1;
        const char *behind = skip_string(at, end);
        if (behind == NULL) {
            return none;
        }
        bool found = slice_equals((slice){key, (size_t)(behind - 1 - key)}, name);
        at = skip_space(behind, end);
        at = skip_space(at + 1, end);
        behind = skip_value(at, end, &deepest);
        if (behind == NULL) {
            return none;
        }
        if (found) {
            return (slice){at, (size_t)(behind - at)};
        }
        at = skip_space(behind, end);
        at = at < end && *at == ',' ? skip_space(at + 1, end) : end;
    }
    return none;
}

bool json_item(slice array, const char **at, slice *item) {
    unsigned deepest;
    if (array.length < 2 || array.start[0] != '[') {
        return false;
    }
    const char *end = array.start + array.length;
    const char *start = skip_space(*at == NULL ? array.start + 1 : *at, end);
    if (*at != NULL && start < end && *start == ',') {
        start = skip_space(start + 1, end);
    }
    if (start == end || *start == ']') {
        return false;
    }
    const char *behind = skip_value(start, end, &deepest);
    if (behind == NULL) {
        return false;
    }
    *item = (slice){start, (size_t)(behind - start)};
    *at = behind;
    return true;
}

bool json_is_empty(slice value) {
    const char *end = value.start + value.length;
    return skip_space(value.start + 1, end) == end - 1;
}

bool json_number(slice value, unsigned long long *number) {
    *number = 0;
    if (value.start == NULL || value.length == 0 || value.length > 18) {
        return false;
    }
    for (size_t index = 0; index < value.length; index++) {
        if (value.start[index] < '0' || value.start[index] > '9') {
            return false;
        }
        *number = *number * 10 + (unsigned long long)(value.start[index] - '0');
    }
    return true;
}

bool json_string(slice value, text *to) {
    if (value.start == NULL || value.length < 2 || value.start[0] != '"') {
        return false;
    }
    for (size_t index = 1; index < value.length - 1; index++) {
        if (value.start[index] != '\\') {
            append(to, (slice){value.start + index, 1});
            continue;
        }
        static const char written[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
        const char *found = strchr(written, value.start[++index]);
        if (found == NULL) {
            append_string(to, "\\u");
        } else {
            append(to, (slice){meant + (found - written), 1});
        }
    }
    return true;
}

/* As much of JSON as messages need: whether a text is JSON, and where the fields of an object are. Source: RFC 8259. */
#ifndef JSON_H
#define JSON_H

#include "text.h"

/* Arrays and objects in each other that can be read. */
#define JSON_DEPTH 1000

/*
 * The value that is the whole text but for space around it; a null piece if the text is not one JSON value. Strings are
 * checked to be UTF-8. `depth` becomes the number of arrays and objects in each other, unless it is null.
 */
slice json_value(slice whole, unsigned *depth);

/* The value of a field; a null piece if it is missing, or the text is not an object. The object is JSON. */
slice json_field(slice object, const char *name);

/*
 * The next item of an array, which is JSON; `at` is null at first. False after the last one, or if it is not an array.
 */
bool json_item(slice array, const char **at, slice *item);

/* Whether a text is UTF-8. */
bool is_utf8(slice whole);

/* Whether an array or object, which is JSON, has nothing in it. */
bool json_is_empty(slice value);

/* The value as an unsigned integer; false if it is not one. */
bool json_number(slice value, unsigned long long *number);

/* The text of a string, without its escapes but for those of other characters than ASCII, which stay. */
bool json_string(slice value, text *to);

#endif

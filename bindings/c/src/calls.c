#include "json.h"
#include "state.h"

#include <stdlib.h>

#define UNKNOWN_FUNCTION 25
#define INVALID_REQUEST (-32600)
#define REQUEST_TOO_LARGE (-32004)

/* The parameters as one line, with what the request registers. False with an error if they are not a JSON object. */
static bool write_params(context *of, slice params, const request *made, text *line, text *error) {
    unsigned depth = 1;
    slice object = params.length == 0 ? slice_of("{}") : json_value(params, &depth);
    object = slice_equals(object, "null") ? slice_of("{}") : object;
    if (object.start == NULL || object.start[0] != '{') {
        write_error(error, INVALID_PARAMS, "Invalid parameters: the text is not a JSON object");
        return false;
    }
    if (depth + 1 > of->depth_limit) {
        write_error(error, INVALID_REQUEST, "The parameters are nested too deep");
        return false;
    }
    size_t start = line->length;
    append(line, (slice){object.start, object.length - 1});
    /* Only space between values can hold line ends, and a line end would end the message. */
    for (size_t index = start; index < line->length; index++) {
        if (line->start[index] == '\n' || line->start[index] == '\r') {
            line->start[index] = ' ';
        }
    }
    if (made->kind != registers_nothing && !(made->kind == registers_object && made->waiting != NULL)) {
        bool is_empty = json_is_empty(object);
        append_string(line, is_empty ? "" : ",");
        append_string(line, made->kind == registers_object ? "\"_call\":{\"app_object\":\"r" : "\"_call\":{\"callback\":\"r");
        append_number(line, made->id);
        append_string(line, "\"}");
    }
    append_string(line, "}");
    return true;
}

/* Makes the message and puts the request into the table. False with an error when it cannot be sent. */
static bool make_request(context *of, slice name, slice params, request *made, text *line, text *error) {
    made->kind = registration_of(name);
    if (made->kind == registers_object && made->waiting != NULL) {
        write_error(error, UNKNOWN_FUNCTION, "The function has no synchronous form: it takes an app object");
        return false;
    }
    /* The daemon could not read the message, so the call would never be answered. */
    if (!is_utf8(name)) {
        write_error(error, UNKNOWN_FUNCTION, "The name of the function is not UTF-8");
        return false;
    }
    lock_mutex(&of->lock);
    made->id = ++of->last_id;
    unlock_mutex(&of->lock);
    append_string(line, "{\"jsonrpc\":\"2.0\",\"id\":");
    append_number(line, made->id);
    append_string(line, ",\"method\":");
    append_quoted(line, name);
    append_string(line, ",\"params\":");
    if (!write_params(of, params, made, line, error)) {
        return false;
    }
    append_string(line, "}\n");
    if (line->is_short) {
        become(error, memory_error(INTERNAL_ERROR, has_no_message, true));
        return false;
    }
    if (line->length - 1 > of->message_limit) {
        write_error(error, REQUEST_TOO_LARGE, "The message is larger than the daemon takes");
        return false;
    }
    lock_mutex(&of->lock);
    bool is_open = !of->is_closing && !of->is_over;
    if (is_open) {
        made->messages.is_acknowledged = of->acknowledges;
        made->next = of->requests[made->id % BUCKETS];
        of->requests[made->id % BUCKETS] = made;
        of->unanswered++;
    } else {
        append(error, piece_of(&of->lost));
    }
    unlock_mutex(&of->lock);
    return is_open;
}

/* The same, with what became of the messages of the call. */
static bool prepare(context *of, slice name, slice params, request *made, text *line, text *error) {
    text refused = {0};
    made->messages.use = message_use_of(name);
    bool is_made = make_request(of, name, params, made, line, &refused);
    if (!is_made && refused.is_short) {
        become(&refused, memory_error(INTERNAL_ERROR, has_no_message, true));
    }
    if (!is_made) {
        append_unsent_error(error, piece_of(&refused), made->messages.use);
    }
    free_text(&refused);
    return is_made;
}

void begin_request(context *of, slice name, slice params, receiver to) {
    text line = {0}, error = {0};
    request *made = new_request(to);
    if (made == NULL) {
        respond(&to, memory_error(INTERNAL_ERROR, message_use_of(name), true), tc_response_error, true);
        return;
    }
    if (prepare(of, name, params, made, &line, &error)) {
        send_line(&of->link, piece_of(&line));
    } else {
        free_request(made);
        respond(&to, piece_of(&error), tc_response_error, true);
    }
    free_text(&line);
    free_text(&error);
}

bool request_and_wait(context *of, slice name, slice params, text *answer) {
    text line = {0};
    waiter waiting = {.answer = answer};
    request made = {.waiting = &waiting};
    init_condition(&waiting.answered);
    if (prepare(of, name, params, &made, &line, answer)) {
        send_line(&of->link, piece_of(&line));
        lock_mutex(&of->lock);
        while (!waiting.is_done) {
            wait_for(&waiting.answered, &of->lock);
        }
        unlock_mutex(&of->lock);
    }
    free_condition(&waiting.answered);
    free_text(&line);
    return waiting.has_result;
}

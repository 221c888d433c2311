#include "messages.h"

#include "json.h"

#include <stdlib.h>
#include <string.h>

static const char unsent[] = "\"sent\":false,\"outcome\":\"not_executed\"";
static const char unknown[] = "\"sent\":true,\"outcome\":\"unknown\"";

message_use message_use_of(slice function_name) {
    static const struct {
        const char *name;
        message_use use;
    } all[] = {
        {"processing.process_message", posts_message},
        {"processing.send_message", posts_message},
        {"processing.send_messages", posts_message},
        {"outbox.send", stores_message},
        {"processing.wait_for_transaction", waits_for_message},
    };
    for (size_t index = 0; index < sizeof all / sizeof *all; index++) {
        if (slice_equals(function_name, all[index].name)) {
            return all[index].use;
        }
    }
    return has_no_message;
}

static void free_message(sent_message *gone) {
    free_text(&gone->hash);
    free_text(&gone->expire_at);
    free(gone);
}

static bool is_same(slice one, slice other) {
    return one.length == other.length && one.length > 0 && memcmp(one.start, other.start, one.length) == 0;
}

void add_message(message_facts *to, slice params) {
    slice replaced = json_field(params, "replaces"), expire_at = json_field(params, "expire_at");
    sent_message **place = &to->first;
    while (*place != NULL) {
        sent_message *each = *place;
        if (is_same(piece_of(&each->hash), replaced)) {
            *place = each->next;
            free_message(each);
        } else {
            place = &each->next;
        }
    }
    sent_message *added = must_allocate(sizeof *added);
    append(&added->hash, json_field(params, "message_hash"));
    if (!slice_equals(expire_at, "null")) {
        append(&added->expire_at, expire_at);
    }
    *place = added;
}

void free_messages(message_facts *of) {
    for (sent_message *each = of->first, *next; each != NULL; each = next) {
        next = each->next;
        free_message(each);
    }
    of->first = NULL;
}

/* The fields of the last message, and all hashes if there are several. */
static void append_facts_of_messages(text *to, const sent_message *first) {
    const sent_message *last = first;
    while (last->next != NULL) {
        last = last->next;
    }
    append_string(to, unknown);
    append_string(to, ",\"message_hash\":");
    append(to, piece_of(&last->hash));
    if (last->expire_at.length > 0) {
        append_string(to, ",\"expire_at\":");
        append(to, piece_of(&last->expire_at));
    }
    if (last == first) {
        return;
    }
    append_string(to, ",\"message_hashes\":[");
    for (const sent_message *each = first; each != NULL; each = each->next) {
        append_string(to, each == first ? "" : ",");
        append(to, piece_of(&each->hash));
    }
    append_string(to, "]");
}

/* The error with facts at the end of its data; as it is when it has no object there. */
static void append_with_facts(text *to, slice error, slice facts) {
    slice data = json_field(error, "data");
    if (facts.length == 0 || data.start == NULL || data.start[0] != '{') {
        append(to, error);
        return;
    }
    const char *end_of_data = data.start + data.length - 1;
    append(to, (slice){error.start, (size_t)(end_of_data - error.start)});
    append_string(to, json_is_empty(data) ? "" : ",");
    append(to, facts);
    append(to, (slice){end_of_data, (size_t)(error.start + error.length - end_of_data)});
}

void append_unsent_error(text *to, slice error, message_use use) {
    bool is_sending = use == posts_message || use == stores_message;
    append_with_facts(to, error, slice_of(is_sending ? unsent : use == waits_for_message ? unknown : ""));
}

void append_lost_error(text *to, slice error, const message_facts *of) {
    text facts = {NULL, 0, 0};
    if (of->first != NULL) {
        append_facts_of_messages(&facts, of->first);
    } else if (of->use != has_no_message) {
        append_string(&facts, of->use == posts_message && of->is_acknowledged ? unsent : unknown);
    }
    append_with_facts(to, error, piece_of(&facts));
    free_text(&facts);
}

void append_answered_error(text *to, slice error, const message_facts *of) {
    text facts = {NULL, 0, 0};
    if (json_field(json_field(error, "data"), "outcome").start == NULL) {
        if (of->first != NULL) {
            append_facts_of_messages(&facts, of->first);
        } else if (of->use == posts_message && of->is_acknowledged) {
            append_string(&facts, unsent);
        }
    }
    append_with_facts(to, error, piece_of(&facts));
    free_text(&facts);
}

#include "messages.h"

#include "json.h"

#include <stdlib.h>
#include <string.h>

#define UNSENT "\"sent\":false,\"outcome\":\"not_executed\""
#define UNKNOWN "\"sent\":true,\"outcome\":\"unknown\""

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

bool add_message(message_facts *to, slice params) {
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
    sent_message *added = allocate(sizeof *added);
    if (added == NULL) {
        return false;
    }
    append(&added->hash, json_field(params, "message_hash"));
    if (!slice_equals(expire_at, "null")) {
        append(&added->expire_at, expire_at);
    }
    if (added->hash.is_short || added->expire_at.is_short) {
        free_message(added);
        return false;
    }
    *place = added;
    return true;
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
    append_string(to, UNKNOWN);
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

#define MEMORY_ERROR(code, facts) "{\"code\":" code ",\"message\":\"Out of memory\",\"data\":{" facts "}}"

slice memory_error(int code, message_use use, bool is_unsent) {
    static const char *const errors[2][3] = {
        {MEMORY_ERROR("-32603", ""), MEMORY_ERROR("-32603", UNSENT), MEMORY_ERROR("-32603", UNKNOWN)},
        {MEMORY_ERROR("-32099", ""), MEMORY_ERROR("-32099", UNSENT), MEMORY_ERROR("-32099", UNKNOWN)},
    };
    bool is_sending = use == posts_message || use == stores_message;
    size_t facts = use == has_no_message ? 0 : is_unsent && is_sending ? 1 : 2;
    return slice_of(errors[code == CONNECTION_LOST][facts]);
}

slice memory_error_like(slice error) {
    slice outcome = json_field(json_field(error, "data"), "outcome");
    bool is_unsent = slice_equals(outcome, "\"not_executed\"");
    return memory_error(INTERNAL_ERROR, outcome.start == NULL ? has_no_message : posts_message, is_unsent);
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
    append_with_facts(to, error, slice_of(is_sending ? UNSENT : use == waits_for_message ? UNKNOWN : ""));
    if (to->is_short) {
        become(to, memory_error(INTERNAL_ERROR, use, true));
    }
}

void append_lost_error(text *to, slice error, const message_facts *of) {
    text facts = {0};
    bool is_unsent = of->first == NULL && of->use == posts_message && of->is_acknowledged;
    if (of->first != NULL) {
        append_facts_of_messages(&facts, of->first);
    } else if (of->use != has_no_message) {
        append_string(&facts, is_unsent ? UNSENT : UNKNOWN);
    }
    append_with_facts(to, error, piece_of(&facts));
    if (to->is_short || facts.is_short) {
        become(to, memory_error(CONNECTION_LOST, of->first == NULL ? of->use : posts_message, is_unsent));
    }
    free_text(&facts);
}

void append_answered_error(text *to, slice error, const message_facts *of) {
    text facts = {0};
    bool has_outcome = json_field(json_field(error, "data"), "outcome").start != NULL;
    bool is_unsent = of->first == NULL && of->use == posts_message && of->is_acknowledged;
    if (!has_outcome && of->first != NULL) {
        append_facts_of_messages(&facts, of->first);
    } else if (!has_outcome && is_unsent) {
        append_string(&facts, UNSENT);
    }
    append_with_facts(to, error, piece_of(&facts));
    if (to->is_short || facts.is_short) {
        become(to, has_outcome ? memory_error_like(error)
                               : memory_error(INTERNAL_ERROR, of->first == NULL ? of->use : posts_message, is_unsent));
    }
    free_text(&facts);
}

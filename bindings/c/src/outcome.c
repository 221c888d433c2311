/* Reads what an error says of the message of its call. */
#include "json.h"
#include "public.h"

/* `data` of a ClientError, or of the answer {"error": <ClientError>}. */
static slice data_of(tc_string_data_t error) {
    slice whole = error.content == NULL ? (slice){NULL, 0} : json_value((slice){error.content, error.len}, NULL);
    slice inner = json_field(whole, "error");
    return json_field(inner.start == NULL ? whole : inner, "data");
}

/* The piece between the quotes: these texts have no escapes. */
static tc_string_data_t text_field(tc_string_data_t error, const char *name) {
    slice found = json_field(data_of(error), name);
    if (found.start == NULL || found.length < 2 || found.start[0] != '"') {
        return (tc_string_data_t){NULL, 0};
    }
    return (tc_string_data_t){found.start + 1, (uint32_t)(found.length - 2)};
}

PUBLIC tc_outcome_t tc_error_outcome(tc_string_data_t error) {
    static const char *const names[] = {"", "not_executed", "refused", "failed", "executed", "unknown"};
    tc_string_data_t found = text_field(error, "outcome");
    for (int each = tc_outcome_not_executed; each <= tc_outcome_unknown; each++) {
        if (slice_equals((slice){found.content, found.len}, names[each])) {
            return (tc_outcome_t)each;
        }
    }
    /* An unknown outcome from a newer daemon must not lead to a repetition. */
    return found.content == NULL ? tc_outcome_none : tc_outcome_unknown;
}

PUBLIC tc_string_data_t tc_error_message_hash(tc_string_data_t error) {
    return text_field(error, "message_hash");
}

PUBLIC tc_string_data_t tc_error_transaction_id(tc_string_data_t error) {
    return text_field(error, "transaction_id");
}

PUBLIC uint32_t tc_error_settles_at(tc_string_data_t error) {
    unsigned long long seconds;
    bool is_known = json_number(json_field(data_of(error), "settles_at"), &seconds);
    return is_known && seconds <= UINT32_MAX ? (uint32_t)seconds : 0;
}

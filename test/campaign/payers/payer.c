/* One of the payers of Payer.ts, with the C library. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tvmclient.h>

static tc_string_data_t text_of(const char *text) {
    return (tc_string_data_t){text, (uint32_t)strlen(text)};
}

static char *take(tc_string_handle_t *answer) {
    tc_string_data_t text = tc_read_string(answer);
    char *made = strndup(text.content, text.len);
    tc_destroy_string(answer);
    return made;
}

/* The JSON value of a member that occurs once, as it stands, or the default. */
static void member(const char *json, const char *name, const char *absent, char *value, size_t size) {
    const char *found = strstr(json, name);
    const char *start = found == NULL ? absent : found + strlen(name);
    size_t length = strcspn(start, ",}");
    snprintf(value, size, "%.*s", (int)length, start);
}

/* Pays until a call fails. Returns whether there may be more lines. */
static int pay(void) {
    static char text[1 << 16], dest[256];
    snprintf(text, sizeof text, "{\"network\":{\"endpoints\":[\"%s\"]}}", getenv("PAYER_NODE"));
    char *created = take(tc_create_context(text_of(text)));
    unsigned context = 0;
    if (sscanf(created, "{\"result\":%u", &context) != 1) {
        fprintf(stderr, "%s\n", created);
        exit(1);
    }
    free(created);
    const char *address = getenv("PAYER_WALLET"), *account = strstr(address, "::") + 2;
    int goes_on = 0;
    while (puts("ready"), fflush(stdout), fgets(dest, sizeof dest, stdin) != NULL) {
        dest[strcspn(dest, "\n")] = '\0';
        snprintf(text, sizeof text,
            "{\"dapp_id\":\"%.64s\",\"send_events\":false,\"accept_loss\":{},\"message_encode_params\":{"
            "\"abi\":{\"type\":\"Json\",\"value\":%s},\"address\":\"0:%s\",\"signer\":{\"type\":\"Keys\","
            "\"keys\":{\"public\":\"%s\",\"secret\":\"%s\"}},\"call_set\":{\"function_name\":\"sendTransaction\","
            "\"input\":{\"dest\":\"%s\",\"value\":0,\"cc\":{\"2\":1},\"bounce\":false,\"flags\":%d,\"payload\":\"\"}}}}",
            address, getenv("PAYER_ABI"), account, getenv("PAYER_PUBLIC"), getenv("PAYER_SECRET"), dest,
            TC_SEND_FLAGS_PAY_FEES);
        char *answer = take(tc_request_sync(context, text_of("processing.process_message"), text_of(text)));
        if (strncmp(answer, "{\"result\"", 9) == 0) {
            puts("{\"outcome\":\"executed\"}");
            free(answer);
            continue;
        }
        char outcome[32], hash[80], code[32];
        member(answer, "\"outcome\":", "\"none\"", outcome, sizeof outcome);
        member(answer, "\"message_hash\":", "null", hash, sizeof hash);
        member(answer, "\"code\":", "0", code, sizeof code);
        printf("{\"outcome\":%s,\"hash\":%s,\"message\":\"code %s\"}\n", outcome, hash, code);
        free(answer);
        goes_on = 1;
        break;
    }
    tc_destroy_context(context);
    return goes_on;
}

int main(void) {
    while (pay()) {
    }
    return 0;
}

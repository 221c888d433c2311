/* Generated from the definitions; changes belong there. */
#ifndef REGISTRATIONS_H
#define REGISTRATIONS_H

#include "../text.h"

/* What a function registers: an app object, a callback for the time of the call, or one for the life of a handle. */
typedef enum {
    registers_nothing,
    registers_object,
    registers_callback_of_call,
    registers_callback_of_handle
} registration_kind;

static inline registration_kind registration_of(slice name) {
    static const struct {
        const char *name;
        registration_kind kind;
    } all[] = {
        {"crypto.create_crypto_box", registers_object},
        {"crypto.register_signing_box", registers_object},
        {"crypto.register_encryption_box", registers_object},
        {"processing.send_message", registers_callback_of_call},
        {"processing.wait_for_transaction", registers_callback_of_call},
        {"processing.process_message", registers_callback_of_call},
        {"policy.register_approver", registers_object},
        {"tvm.register_vm_extension", registers_object},
        {"net.subscribe_collection", registers_callback_of_handle},
        {"net.subscribe", registers_callback_of_handle},
    };
    for (size_t index = 0; index < sizeof all / sizeof *all; index++) {
        if (slice_equals(name, all[index].name)) {
            return all[index].kind;
        }
    }
    return registers_nothing;
}

#endif

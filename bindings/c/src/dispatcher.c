#include "state.h"

THREAD run_dispatcher(void *argument) {
    context *of = argument;
    begin_handling(of);
    lock_mutex(&of->lock);
    for (;;) {
        response *next = of->first;
        if (next == NULL && of->is_over) {
            break;
        }
        if (next == NULL) {
            wait_for(&of->changed, &of->lock);
            continue;
        }
        of->first = next->next;
        of->last = of->first == NULL ? NULL : of->last;
        unlock_mutex(&of->lock);
        respond(&next->to, piece_of(&next->params), next->type, next->is_finished);
        free_response(next);
        lock_mutex(&of->lock);
    }
    unlock_mutex(&of->lock);
    leave_thread(of);
    return 0;
}

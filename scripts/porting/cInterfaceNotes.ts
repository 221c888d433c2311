/** Functions of the C interface, and what differs. Part of docs/porting/c-interface.md. */
export const cInterfaceNotes: Readonly<Record<string, readonly [here: string, note: string]>> = {
  tc_create_context: [
    'the same',
    'starts a process, or connects to the daemon of `VENDORCLIENT_SOCKET`; if the program is not found, the error lists the places it looked in',
  ],
  tc_create_context_in_project: [
    'new',
    'the same, and the process also reads `vendorclient.json` of the working folder',
  ],
  tc_destroy_context: ['the same', 'ends that process; waits until no handler is running; waiting calls fail with 17'],
  tc_destroy_context_within: ['new', 'the same, after a grace time for waiting calls'],
  tc_error_outcome: ['new', 'what became of the message of a call: `data.outcome` of its error'],
  tc_error_message_hash: ['new', '`data.message_hash` of an error'],
  tc_error_transaction_id: ['new', '`data.transaction_id` of an error'],
  tc_error_settles_at: ['new', '`data.settles_at` of an error'],
  tc_request: ['the same', 'the handler runs on a thread of the context, and each app request on its own thread'],
  tc_request_ptr: ['the same', 'like `tc_request`'],
  tc_request_sync: ['the same', 'functions with an app object fail with 25; messages of other functions are dropped'],
  tc_read_string: ['the same', ''],
  tc_destroy_string: ['the same', ''],
}

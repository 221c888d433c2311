/** Functions of the C interface, and what differs. Part of docs/porting/c-interface.md. */
export const cInterfaceNotes: Readonly<Record<string, readonly [here: string, note: string]>> = {
  tc_create_context: [
    'the same',
    'starts a process, or connects to the daemon of `VENDORCLIENT_SOCKET`; when the program is not found the error names the places',
  ],
  tc_destroy_context: ['the same', 'ends that process; waits until no handler runs; calls that wait end with 17'],
  tc_request: ['the same', 'the handler runs on a thread of the context, app requests each on one of their own'],
  tc_request_ptr: ['the same', 'as `tc_request`'],
  tc_request_sync: ['the same', 'functions with an app object are 25; messages of others are dropped'],
  tc_read_string: ['the same', ''],
  tc_destroy_string: ['the same', ''],
}

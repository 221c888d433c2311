import { join } from 'node:path'

/** What the suites of the bindings need to meet a daemon of a later version: the path of its program. */
export const newerDaemon = { VENDORCLIENT_NEWER_DAEMON: join(import.meta.dirname, 'newerDaemon.mjs') } as const

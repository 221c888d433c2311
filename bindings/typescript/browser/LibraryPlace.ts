export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

/** A dedicated worker, as far as it is used here. */
export interface LibraryWorker {
  postMessage(message: unknown, transfer: never[]): void
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void
  addEventListener(type: 'message', listener: (event: { readonly data?: unknown }) => void): void
  terminate(): void
}

/** Where the library runs. */
export interface LibraryPlace {
  /**
   * Absent: in a new worker, from `page/worker.mjs` beside this script. A function: in the worker that it makes from that
   * script, for pages whose policy or server needs another address. `false`: in the calling thread, which it then blocks while it
   * computes, for service workers and other places without workers.
   */
  readonly worker?: (() => LibraryWorker) | false | undefined
  /** What the library writes to the console. Default: `warn`. */
  readonly logLevel?: LogLevel | undefined
}

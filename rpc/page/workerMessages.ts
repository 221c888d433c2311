import type { LogLevel } from '../../src/ports/Log.ts'

/** Message of the worker to its page, which answers at the port whether the browser keeps the data of the site. */
export interface PersistQuestion {
  readonly ask: 'persist'
  readonly port: MessagePort
}

/** First message to a worker that runs `worker.ts`. */
export type WorkerStart =
  | {
      readonly role: 'library'
      readonly port: MessagePort
      readonly logLevel?: LogLevel | 'silent' | undefined
    }
  | {
      readonly role: 'compute'
      /** Answers any message with the compiled code for curves, or with `undefined` where the page does not allow it. */
      readonly curves: MessagePort
    }

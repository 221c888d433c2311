import type { LogLevel } from '../../src/ports/Log.ts'

/** First message to a worker that runs `worker.ts`. */
export type WorkerStart =
  | {
      readonly role: 'library'
      readonly port: MessagePort
      readonly logLevel?: LogLevel | 'silent' | undefined
    }
  | { readonly role: 'compute' }

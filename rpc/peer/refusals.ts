/** Errors of calls that a connection refuses in its present state. Source: daemon sections 3, 5 and 11. */
import type { WorkersBusy } from '../../src/ports/Workers.ts'
import { ProtocolError } from '../protocol/ProtocolError.ts'
import type { LargeParams } from './LargeParams.ts'

export function shuttingDown(deadlineMs: number): ProtocolError {
  return new ProtocolError('ShuttingDown', 'The daemon is stopping and accepts no new calls', {
    deadline_ms: deadlineMs,
  })
}

export function notInitialized(message: string): ProtocolError {
  return new ProtocolError('InvalidState', message, { state: 'new' })
}

/** Too many bytes of the connection wait for a worker. */
export function queueFull({ limit }: WorkersBusy): ProtocolError {
  return new ProtocolError('Busy', `Parameters of more than ${limit} bytes are waiting for a worker`, {
    limit,
    retry_after_ms: 50,
  })
}

/** Methods of the daemon itself take only parameters of ordinary size. */
export function largeDaemonParams(method: string, { json }: LargeParams, limit: number): ProtocolError {
  return new ProtocolError(
    'RequestTooLarge',
    `The parameters of ${method} have ${json.length} characters, the limit is ${limit}`,
    { limit, actual: json.length },
  )
}

export function unknownMethod(name: string): ProtocolError {
  return new ProtocolError('MethodNotFound', `Unknown method ${JSON.stringify(name.slice(0, 128))}`, {
    client_code: 25,
  })
}

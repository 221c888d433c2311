/** Errors of calls that a connection does not take in its present state. Source: daemon sections 3, 5 and 11. */
import { ProtocolError } from '../protocol/ProtocolError.ts'

export function shuttingDown(deadlineMs: number): ProtocolError {
  return new ProtocolError('ShuttingDown', 'The daemon stops and takes no new calls', { deadline_ms: deadlineMs })
}

export function notInitialized(message: string): ProtocolError {
  return new ProtocolError('InvalidState', message, { state: 'new' })
}

export function unknownMethod(name: string): ProtocolError {
  return new ProtocolError('MethodNotFound', `Unknown method ${JSON.stringify(name.slice(0, 128))}`, {
    client_code: 25,
  })
}

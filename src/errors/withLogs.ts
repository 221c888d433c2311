import { ClientError } from './ClientError.ts'

/** Maximum number of lines in the message of an error; `data.logs` has all of them. */
const SHOWN = 20

/**
 * An error with what the contract printed with debug instructions: all lines as `data.logs`, and the last ones at the end of
 * the message, because many test runners show nothing but that. Without lines, the error as it is.
 */
export function withLogs(error: ClientError, logs: readonly string[]): ClientError {
  if (logs.length === 0) return error
  const { code, message, data, cause } = error
  return new ClientError(code, `${message}\n${logsText(logs)}`, { ...data, logs }, cause)
}

const HEADING = 'The contract printed:'

/** The last lines of a log under a heading. */
function logsText(logs: readonly string[]): string {
  const left = logs.length - SHOWN
  const more = left > 0 ? [`… ${left} earlier line${left === 1 ? '' : 's'}`] : []
  const lines = [...more, ...logs.slice(-SHOWN)].map((line) => `  ${line}`)
  return [HEADING, ...lines].join('\n')
}

/** The message of an error without what the contract printed. */
export function withoutLogs(message: string): string {
  const end = message.lastIndexOf(`\n${HEADING}\n`)
  return end < 0 ? message : message.slice(0, end)
}

/** The lines that an error carries; empty if there are none. */
export function logsOf(data: unknown): readonly string[] {
  const { logs } = (data ?? {}) as { readonly logs?: unknown }
  return Array.isArray(logs) ? logs.filter((line) => typeof line === 'string') : []
}

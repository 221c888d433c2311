import type { RpcFailure } from '../../../rpc/client/Connection.ts'
import { type ExitCode, exitCodes } from './exitCodes.ts'
import { ToolError } from './ToolError.ts'

/** An error of the library, with the exit code that fits it. */
export class LibraryError extends ToolError {
  constructor({ code, message, data }: RpcFailure, hint?: string) {
    const exitCode = exitCodeOf(code, data)
    super(exitCode, message, { code, data, hint: hint ?? hintOf(exitCode, code, data) })
  }
}

/** What errors say of a message that was on its way. */
interface SentData {
  readonly sent?: unknown
  readonly message_hash?: unknown
  readonly refused?: unknown
  readonly transaction_id?: unknown
}

function hintOf(exitCode: ExitCode, code: number, data: unknown): string | undefined {
  if (exitCode !== exitCodes.outcomeUnknown) return hints[code]
  const { message_hash: hash } = sentDataOf(data)
  const look = typeof hash === 'string' ? `: "vendorclient decode msg ${hash}"` : ''
  return `The message may have been executed. Look for it before you send another one${look}.`
}

function sentDataOf(data: unknown): SentData {
  return typeof data === 'object' && data !== null ? data : {}
}

const hints: Readonly<Record<number, string>> = {
  14: 'Name a network: --url <network>, or "vendorclient config set url <network>".',
  507: 'The message was not executed. Check the clock of this computer and try again, or give a longer --lifetime.',
  519: 'To send it once all the same: --unprotected. Never repeat such a command without looking what became of it.',
  518: 'Write the address in the extended form <dapp_id>::<account_id>.',
  615: 'Check the access key: "vendorclient config list --show-origin".',
}

/** Numbers of the published lists of errors that end otherwise than their range below. Source: network 7. */
const special: Readonly<Record<number, ExitCode>> = {
  ...codes(exitCodes.usage, 2, 3, 4, 14, 15, 23, 32, 401, 402, 411, 412, 413, 502, 512, 517, 518, 519, 612, 619),
  ...codes(exitCodes.storage, 35),
  ...codes(exitCodes.notFound, 409, 511, 622),
  ...codes(exitCodes.rejected, 514, 621),
  ...codes(exitCodes.aborted, 403, 405),
  ...codes(exitCodes.timeout, 501, 507, 508, 607, 616, -32008),
}

const ranges: readonly (readonly [from: number, to: number, exitCode: ExitCode])[] = [
  [6, 12, exitCodes.network],
  [100, 399, exitCodes.usage],
  [400, 499, exitCodes.rejected],
  [600, 699, exitCodes.network],
]

/** Source: decision 3. */
function exitCodeOf(code: number, data: unknown): ExitCode {
  const { sent, refused, transaction_id } = sentDataOf(data)
  // An aborted transaction is known, whatever the number of its error.
  if (typeof transaction_id === 'string') return exitCodes.aborted
  if (sent === true && refused !== true) return exitCodes.outcomeUnknown
  const range = ranges.find(([from, to]) => code >= from && code <= to)
  return special[code] ?? range?.[2] ?? exitCodes.failure
}

function codes(exitCode: ExitCode, ...numbers: readonly number[]): Record<number, ExitCode> {
  return Object.fromEntries(numbers.map((number) => [number, exitCode]))
}

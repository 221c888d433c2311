import type { RpcFailure } from '../../../../rpc/client/Connection.ts'
import { eventOfError } from '../../../modules/processing/execution/messageLife.ts'
import { closestName } from '../definition/closestName.ts'
import { type ExitCode, exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'

/** An error of the library, with the exit code that fits it. */
export class LibraryError extends ToolError {
  constructor({ code, message, data }: RpcFailure, hint?: string) {
    const exitCode = exitCodeOf({ code, message, data })
    // Advice for an error number is only valid if the message was not executed.
    const usual = exitCode === exitCodes.outcomeUnknown ? undefined : hints[code]
    super(exitCode, message, { code, data, hint: hint ?? usual })
  }
}

/** For `catch`: the answer to an error of the library; any other error is thrown again. */
export function onLibraryError<T>(answer: (error: LibraryError) => T): (error: unknown) => T {
  return (error) => {
    if (error instanceof LibraryError) return answer(error)
    throw error
  }
}

/** For `catch`: `undefined` for an error of the library. */
export const ignoreLibraryErrors = onLibraryError(() => undefined)

/** Whether the GraphQL server has answered a query with an error, for example because it does not have a field. */
export function isGraphqlRefusal(error: unknown): boolean {
  return error instanceof LibraryError && causeOf(error.details.code, error.details.data) === 608
}

/** For `catch`: `answer` if the GraphQL server refused the query; any other error is thrown again. */
export function ifRefused<T>(answer: T): (error: unknown) => T {
  return (error) => {
    if (isGraphqlRefusal(error)) return answer
    throw error
  }
}

/** Whether the function needs an interface that the network does not offer. */
export function isNotOffered({ details: { code, data } }: LibraryError): boolean {
  return causeOf(code, data) === 611
}

/** Errors of queries keep the number of their cause. Source: network 1.13, 7.8. */
function causeOf(code: number | undefined, data: unknown): unknown {
  return (data as { cause_code?: unknown } | undefined)?.cause_code ?? code
}

const hints: Readonly<Record<number, string>> = {
  14: 'Choose a network: --url <network>, or "vendorclient config set url <network>".',
  507: 'Nothing was executed. Check the clock of this computer and try again, or use a longer --lifetime.',
  518: 'Write the address in the extended form <dapp_id>::<account_id>.',
  519: 'If executing it twice does no harm, or you accept the risk, use --unprotected: the message is sent once, without repeats.',
  615: 'Check the access key: "vendorclient config list --show-origin".',
}

/** Errors of a request that no node has answered. */
export const UNREACHABLE: readonly number[] = [11, 12, 623]

/** Advice for the case that no node can be reached. */
export function unreachableHint(endpoints: readonly string[], networks: readonly string[]): string {
  for (const endpoint of endpoints) {
    const meant = /^[\w-]+$/.test(endpoint) ? closestName(endpoint, networks) : undefined
    if (meant !== undefined) return `There is no network "${endpoint}", did you mean "${meant}"?`
  }
  const isLocal = endpoints.every((endpoint) => /^(\w+:\/\/)?(localhost|127\.|\[::1\])/.test(endpoint))
  return isLocal
    ? 'Is "vendorclient node" running?'
    : `Queried: ${endpoints.map(withoutCredentials).join(', ')}. "vendorclient network list" shows the named networks; choose one with --url.`
}

/** User and password of an endpoint must not appear in messages. */
export function withoutCredentials(endpoint: string): string {
  return endpoint.replace(/\/\/[^/@]*@/, '//')
}

/** Error numbers whose exit code differs from that of their range below. Source: network 7. */
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

function exitCodeOf({ code, data }: RpcFailure): ExitCode {
  const event = eventOfError(data)
  // A message was sent and its outcome is not proven. Source: decision 3.
  if (event === 'lost') return exitCodes.outcomeUnknown
  if (event === 'aborted') return exitCodes.aborted
  // For any error number: a script must not repeat the call before the outcome is settled.
  if (event === 'refused' && (data as { sent?: unknown }).sent === true) return exitCodes.rejected
  const cause = causeOf(code, data)
  if (cause === 608 || cause === 611) return exitCodes.rejected
  const range = ranges.find(([from, to]) => code >= from && code <= to)
  return special[code] ?? range?.[2] ?? exitCodes.failure
}

function codes(exitCode: ExitCode, ...numbers: readonly number[]): Record<number, ExitCode> {
  return Object.fromEntries(numbers.map((number) => [number, exitCode]))
}

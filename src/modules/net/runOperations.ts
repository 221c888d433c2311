/**
 * Operations on collections: one document for all, then those that wait are asked again until their objects appear. Nodes
 * differ in whether they wait themselves, so that both the variable `timeout` and asking again are used.
 */
import type { CallScope } from '../../context/scopes.ts'
import { networkOf } from '../../net/index.ts'
import { sleep } from '../../net/waiting.ts'
import { collectionDocument, type QueryOperation } from './collectionDocument.ts'
import { InvalidServerResponse, WaitForTimeout } from './errors.ts'

/** Pause before an object is asked for again. */
const ASK_AGAIN_MS = 1000
/** What the HTTP exchange may take longer than the waiting that the server was asked for. */
const EXCHANGE_MS = 5000

type Scope = Pick<CallScope, 'context' | 'config' | 'clock' | 'signal'>

/**
 * Results in the order of the operations: objects, the object that was waited for, or aggregated values.
 * Throws what `Network.query` throws, 605 when an answer is missing, 607 when an object does not appear in time.
 */
export async function runOperations(scope: Scope, operations: readonly QueryOperation[]): Promise<unknown[]> {
  const { clock, config, signal } = scope
  const startMs = clock.elapsed()
  const results: unknown[] = new Array(operations.length)
  let open = operations.map((operation, index) => ({ operation, index }))
  while (open.length > 0) {
    const elapsedMs = clock.elapsed() - startMs
    const leftMs = (operation: QueryOperation) =>
      Math.ceil(waitMsOf(operation, config.network.wait_for_timeout) - elapsedMs)
    const waiting = open.filter(({ operation }) => operation.type === 'WaitForCollection')
    const longestMs = Math.max(0, ...waiting.map(({ operation }) => leftMs(operation)))
    const values = await ask(
      scope,
      open.map(({ operation }) => operation),
      waiting.length > 0 ? longestMs : undefined,
    )
    const missing = open.filter(({ operation, index }, position) => {
      const value = values[position]
      results[index] = operation.type === 'WaitForCollection' ? (value as unknown[])[0] : value
      return results[index] === undefined || results[index] === null
    })
    const nowMs = clock.elapsed() - startMs
    const late = missing.find(({ operation }) => waitMsOf(operation, config.network.wait_for_timeout) <= nowMs)
    if (late !== undefined) {
      const timeout = waitMsOf(late.operation, config.network.wait_for_timeout)
      throw WaitForTimeout.error(`No object appeared within ${timeout} ms`, {
        ...networkOf(scope.context).errorData(),
        timeout,
      })
    }
    open = missing
    if (open.length === 0) break
    const shortestMs =
      Math.min(...open.map(({ operation }) => waitMsOf(operation, config.network.wait_for_timeout))) - nowMs
    await sleep(clock, Math.min(ASK_AGAIN_MS, shortestMs), signal)
  }
  return results
}

function waitMsOf(operation: QueryOperation, defaultMs: number): number {
  return operation.type === 'WaitForCollection' ? (operation.timeout ?? defaultMs) : 0
}

/** One exchange. `waitMs` is there when some operation waits. */
async function ask(
  { context, signal }: Scope,
  operations: readonly QueryOperation[],
  waitMs: number | undefined,
): Promise<unknown[]> {
  const { query, variables, keys } = collectionDocument(operations, waitMs ?? 0)
  const timeoutMs = waitMs === undefined ? undefined : waitMs + EXCHANGE_MS
  const answer = await networkOf(context).queryResponse({ query, variables, timeoutMs, signal })
  const data = (answer?.['data'] ?? {}) as Record<string, unknown>
  return keys.map((key) => {
    const value = data[key]
    if (Array.isArray(value)) return value
    throw InvalidServerResponse.error(`Invalid answer: expected a list in data.${key}`)
  })
}

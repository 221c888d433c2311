/**
 * Operations on collections: one document for all operations, then waiting operations are queried again until their
 * objects appear. Nodes differ in whether they wait themselves, so both the variable `timeout` and repeated queries are
 * used. Networks with default settings have no collections: objects that a filter names are queried through
 * `blockchain` there.
 */
import type { CallScope } from '../../../context/scopes.ts'
import { GraphqlError, InvalidServerResponse, WaitForTimeout } from '../../../errors/net.ts'
import { type NetworkFeatures, networkOf } from '../../../net/index.ts'
import { withErrorData } from '../../../net/networkErrors.ts'
import { isObject } from '../../../net/readGraphqlResponse.ts'
import { sleep } from '../../../net/waiting.ts'
import { collectionDocument, type QueryOperation, type RootField, rootField } from './collectionDocument.ts'
import { isDeprecatedInterface, notOffered } from './deprecatedInterfaces.ts'
import { replaceCollection } from './replaceCollection.ts'

/** Pause before an object is queried again, ms. */
const ASK_AGAIN_MS = 1000
/** Extra time of the HTTP exchange beyond the wait requested from the server. */
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

/** The result of a single operation. Throws as `runOperations`. */
export async function runOperation(scope: Scope, operation: QueryOperation): Promise<unknown> {
  return (await runOperations(scope, [operation]))[0]
}

function waitMsOf(operation: QueryOperation, defaultMs: number): number {
  return operation.type === 'WaitForCollection' ? (operation.timeout ?? defaultMs) : 0
}

/** The query of an operation, and the reader of its list in the answer. */
interface Asked {
  readonly field: RootField
  /** Name of the collection that is replaced, if it is. */
  readonly replaces?: string
  read(value: unknown): unknown[] | undefined
}

/**
 * One exchange, on a network with or without collections. If the network refuses a query, its features are queried and
 * remembered, and the exchange is repeated without the missing collections. `waitMs` is given if some operation waits.
 */
async function ask(
  scope: Scope,
  operations: readonly QueryOperation[],
  waitMs: number | undefined,
): Promise<unknown[]> {
  const { context, clock, signal } = scope
  const network = networkOf(context)
  const startMs = clock.elapsed()
  const known = network.knownFeatures
  const planned = await plan(operations, waitMs ?? 0, known?.queries === undefined ? undefined : known)
  try {
    return await exchange(scope, planned, waitMs)
  } catch (error) {
    if (!GraphqlError.matches(error)) throw error
    const features = await network.features({ notBeforeMs: startMs, signal }).catch(() => {
      throw error
    })
    const replanned = await plan(operations, waitMs ?? 0, features).catch((reason) => {
      // An endpoint that does not describe itself may have refused for another reason.
      throw features.queries === undefined ? error : reason
    })
    const isSame = replanned.every(({ replaces }, index) => replaces === planned[index]!.replaces)
    if (isSame) throw withReplaced(error, planned)
    return await exchange(scope, replanned, waitMs).catch((reason) => {
      throw features.queries === undefined && GraphqlError.matches(reason) ? error : withReplaced(reason, replanned)
    })
  }
}

/** Throws NotSupported (611) for an operation that needs what the network does not offer. */
async function plan(
  operations: readonly QueryOperation[],
  waitMs: number,
  features: NetworkFeatures | undefined,
): Promise<Asked[]> {
  return Promise.all(
    operations.map(async (operation): Promise<Asked> => {
      const field = rootField(operation, waitMs)
      if (features === undefined || !isHidden(field.name, features)) {
        return { field, read: (value) => (Array.isArray(value) ? value : undefined) }
      }
      if (operation.type !== 'QueryCollection' && operation.type !== 'WaitForCollection') {
        throw notOffered(field.name, 'nothing else can answer it')
      }
      const { selection, read } = await replaceCollection(operation, features.isDappIdAware)
      // A root field without selection is not valid; no object can have such a name.
      const asked = selection === '' ? '__typename' : selection
      return {
        field: { name: 'blockchain', args: [], result: asked },
        replaces: field.name,
        read: (value) => (isObject(value) ? read(value) : undefined),
      }
    }),
  )
}

/** An endpoint that does not describe itself has refused, most likely because the collection is hidden. */
function isHidden(rootField: string, { queries }: NetworkFeatures): boolean {
  return isDeprecatedInterface(rootField) && !(queries?.has(rootField) ?? false)
}

async function exchange(
  { context, signal }: Scope,
  asked: readonly Asked[],
  waitMs: number | undefined,
): Promise<unknown[]> {
  const { query, variables, keys } = collectionDocument(asked.map(({ field }) => field))
  const timeoutMs = waitMs === undefined ? undefined : waitMs + EXCHANGE_MS
  const answer = await networkOf(context).queryResponse({ query, variables, timeoutMs, signal })
  const data = (answer?.['data'] ?? {}) as Record<string, unknown>
  return keys.map((key, index) => {
    const list = asked[index]!.read(data[key])
    if (list !== undefined) return list
    throw InvalidServerResponse.error(`Invalid answer: expected a list in data.${key}`)
  })
}

/** Adds the name of the replaced collection to an error of its replacement. */
function withReplaced(error: unknown, asked: readonly Asked[]): unknown {
  const replaced = asked.find(({ replaces }) => replaces !== undefined)?.replaces
  return replaced === undefined ? error : withErrorData(error, { deprecated_interface: replaced })
}

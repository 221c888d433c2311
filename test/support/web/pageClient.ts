/** The library in a page, without a worker: what the page's tests of the network need, and no more. Bundled for browsers. */
import { modules } from '../../../src/api/api.ts'
import { resolveConfig, secretsSetBy } from '../../../src/config/resolveConfig.ts'
import { Call } from '../../../src/context/Call.ts'
import { ClientContext } from '../../../src/context/ClientContext.ts'
import { callFunction, resultText } from '../../../src/context/callFunction.ts'
import type { ClientError } from '../../../src/errors/ClientError.ts'
import type { Clock } from '../../../src/ports/Clock.ts'
import type { Host } from '../../../src/ports/Host.ts'
import type { NetworkAccess, NetworkError } from '../../../src/ports/NetworkAccess.ts'
import type { Random } from '../../../src/ports/Random.ts'
import { FunctionTable } from '../../../src/schema/FunctionTable.ts'
import { openWebNetwork } from '../../../src/web/webNetwork.ts'
import { InlineWorkers } from '../../../src/workers/InlineWorkers.ts'
import { MemoryStorage } from '../../../storage/memory/MemoryStorage.ts'

const clock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  setTimer: (delayMs, action) => {
    const timer = setTimeout(action, delayMs)
    return { cancel: () => clearTimeout(timer) }
  },
}

/** Number of pauses of `heldClock` that have not ended. */
let heldPauses = 0

/** Its pauses do not end by time. */
const heldClock: Clock = {
  ...clock,
  setTimer: (delayMs, action, purpose) => {
    if (purpose !== 'pause') return clock.setTimer(delayMs, action)
    heldPauses++
    return { cancel: () => heldPauses-- }
  },
}

const random: Random = { bytes: (length) => crypto.getRandomValues(new Uint8Array(length)) }

const noHost: Host = {
  appRequest: () => {},
  appNotify: async () => {},
  appRequestCancelled: async () => {},
  callback: () => {},
  callbackReady: () => undefined,
  closed: () => {},
}

/** A result, or the error as it would travel. */
type Outcome = { readonly result: unknown } | { readonly error: Pick<ClientError, 'code' | 'message' | 'data'> }

const functions = new FunctionTable(modules)
const network = openWebNetwork()

/** Calls one function with a client for it alone. */
async function callOnce(config: object, method: string, params: object, isHeld = false): Promise<Outcome> {
  const log = { level: 'error', debug() {}, info() {}, warn() {}, error() {} } as const
  const context = await ClientContext.open({
    config: resolveConfig([{ name: 'page', config }], '/nowhere').config,
    ownSecrets: secretsSetBy(config),
    host: noHost,
    services: {
      ...{ network, clock: isHeld ? heldClock : clock, random, log, shared: {} },
      workers: new InlineWorkers(modules, random),
      files: { read: async () => Promise.reject(new Error('A page has no files')) },
      storage: { open: async () => new MemoryStorage(), memory: () => new MemoryStorage() },
    },
  })
  try {
    await functions.load(method)
    const definition = functions.get(method)!
    const call = new Call(context, { appRequestTimeoutMs: 0 })
    return { result: JSON.parse(resultText(definition, await callFunction(definition, params, call))) }
  } catch (error) {
    const { code, message, data } = error as ClientError
    return { error: { code, message, data } }
  } finally {
    context.close('shutdown')
  }
}

export interface PageExchange {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly trialBody?: string
  readonly mayFollow?: boolean
  /** Aborts the exchange this long after its beginning, ms. */
  readonly abortMs?: number
  readonly maxResponseBytes?: number
}

export type PageAnswer = { readonly events: readonly string[] } & (
  | Pick<Awaited<ReturnType<ReturnType<NetworkAccess['openHttp']>['exchange']>>, 'status' | 'headers' | 'text'>
  | { readonly kind: string; readonly message: string }
)

/** One exchange by the port alone. */
async function exchangeOnce({
  url,
  abortMs,
  maxResponseBytes = 1_000_000,
  ...request
}: PageExchange): Promise<unknown> {
  const connections = network.openHttp({ connections: 4, connectTimeoutMs: 5000, maxResponseBytes })
  const ending = new AbortController()
  if (abortMs !== undefined) setTimeout(() => ending.abort(), abortMs)
  const events: string[] = []
  const onSent = () => events.push('sent')
  try {
    const sent = { headers: {}, ...request, url: new URL(url), onSent, signal: ending.signal }
    const { url: answered, ...answer } = await connections.exchange(sent)
    return { ...answer, events, answered: answered?.href }
  } catch (error) {
    const { kind = 'aborted', message } = error as NetworkError
    return { kind, message, events }
  } finally {
    connections.close()
  }
}

Object.assign(globalThis, { callOnce, exchangeOnce, countHeldPauses: () => heldPauses })

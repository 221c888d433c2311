/** One client of the library, a context with everything it needs, and the host that uses it. */
import { modules } from '../../src/api/api.ts'
import { api } from '../../src/api/wholeApi.ts'
import { resolveConfig } from '../../src/config/resolveConfig.ts'
import { AppObject } from '../../src/context/AppObject.ts'
import { Call } from '../../src/context/Call.ts'
import { CallbackChannel } from '../../src/context/CallbackChannel.ts'
import { ClientContext } from '../../src/context/ClientContext.ts'
import { callFunction, resultText } from '../../src/context/callFunction.ts'
import type { Files } from '../../src/ports/Files.ts'
import type { Host } from '../../src/ports/Host.ts'
import type { FunctionDefinition } from '../../src/schema/functions.ts'
import { functionsByName } from '../../src/schema/modules.ts'
import { parseExactJson, stringifyExactJson } from '../../src/schema/numerals.ts'
import { validate } from '../../src/schema/validation.ts'
import { wasmFolder } from '../../src/system/wasmFolder.ts'
import { InlineWorkers } from '../../src/workers/InlineWorkers.ts'
import type { Chance } from './Chance.ts'
import type { CallOutcome, Ledger, OutcomeError } from './Ledger.ts'
import type { SimulatedNetwork } from './SimulatedNetwork.ts'
import { SimulatedStorageProvider } from './SimulatedStorage.ts'
import { SimulatedClock, type SimulatedTime } from './SimulatedTime.ts'
import type { Trace } from './Trace.ts'
import type { Weather } from './Weather.ts'

export interface ClientOptions {
  readonly who: string
  readonly config: object
  readonly network: SimulatedNetwork
  readonly time: SimulatedTime
  readonly skewMs: number
  readonly chance: Chance
  readonly weather: Weather
  readonly trace: Trace
  readonly ledger: Ledger
  /** Default: a separate one. */
  readonly storage?: SimulatedStorageProvider | undefined
}

export type AppObjectHandler = (request: {
  readonly type: string
  readonly [field: string]: unknown
}) => object | Promise<object>

export interface CallSettings {
  readonly appObject?: AppObjectHandler
  readonly appRequestTimeoutMs?: number
  readonly callback?: (responseType: number, message: unknown) => void
  /** The host abandons the call after this time. */
  readonly withdrawAfterMs?: number | undefined
}

export interface CallEnd {
  readonly outcome: CallOutcome
  readonly isWithdrawn: boolean
  /** Messages of the call that may have been executed, as the call reports them. */
  readonly sent: ReadonlyMap<string, unknown> | undefined
  readonly tookMs: number
}

interface Registered {
  isClosed: boolean
}

/** Maximum time for things to end after the client was closed, ms: a connection needs time for its close handshake. */
const GRACE_MS = 5000
/** A call that was given up ends at once, or after what it is writing. */
const WITHDRAWN_MS = 200

const functions = functionsByName(api)
const silent = { level: 'silent', debug() {}, info() {}, warn() {}, error() {} } as const

const noFiles: Files = {
  read: async (path) => {
    throw new Error(`There is no file ${path}`)
  },
}

export class SimulatedClient {
  readonly clock: SimulatedClock
  readonly #options: ClientOptions
  readonly #storage: SimulatedStorageProvider
  readonly #running = new Set<Call>()
  readonly #handlers = new Map<string, AppObjectHandler>()
  readonly #receivers = new Map<string, (responseType: number, data: unknown) => void>()
  readonly #registered = new Map<string, Registered>()
  /** Rejects when the process crashes, and with it all calls that run in it. */
  readonly #gone = Promise.withResolvers<never>()
  #context!: ClientContext
  #lastId = 0

  private constructor(options: ClientOptions) {
    this.#options = options
    this.clock = new SimulatedClock(options.time, options.skewMs)
    this.#gone.promise.catch(() => {})
    this.#storage = options.storage ?? new SimulatedStorageProvider(options.time, options.chance, options.weather)
  }

  /** Throws the errors of opening a context. */
  static async open(options: ClientOptions): Promise<SimulatedClient> {
    const client = new SimulatedClient(options)
    const random = { bytes: (length: number) => options.chance.bytes(length) }
    client.#context = await ClientContext.open({
      config: resolveConfig([{ name: 'simulation', config: options.config }], '/simulated').config,
      ownSecrets: new Set(),
      host: client.#host,
      services: {
        network: options.network,
        clock: client.clock,
        random,
        log: silent,
        workers: new InlineWorkers(modules, random, wasmFolder),
        storage: client.#storage,
        files: noFiles,
        shared: {},
      },
    })
    return client
  }

  get isClosed(): boolean {
    return this.#context.signal.aborted
  }

  /** Calls a function as a host does. Its answer is checked against the definition. */
  async call(method: string, params: object, settings: CallSettings = {}): Promise<CallEnd> {
    const { time, trace, who, ledger } = this.#options
    const definition = functions.get(method)!
    const name = `${who} call ${++this.#lastId}`
    const startMs = time.nowMs
    let withdrawnMs: number | undefined
    const callbackId = `${name} callback`
    const call = new Call(this.#context, {
      appObject: settings.appObject && this.#registerObject(definition, `${name} object`, settings.appObject),
      callback: settings.callback && this.#registerCallback(definition, callbackId, settings.callback),
      appRequestTimeoutMs: settings.appRequestTimeoutMs ?? 0,
    })
    trace.add(name, method)
    const withdraw = () => {
      withdrawnMs = time.nowMs
      trace.add(name, 'withdrawn')
      call.abort(new Error('withdrawn'))
    }
    const timer = settings.withdrawAfterMs === undefined ? undefined : time.at(settings.withdrawAfterMs, withdraw)
    this.#running.add(call)
    let outcome: CallOutcome
    try {
      const done = await Promise.race([callFunction(definition, params, call), this.#gone.promise])
      outcome = { result: JSON.parse(checkedText(definition, done)) }
    } catch (error) {
      outcome = { error: error as OutcomeError }
    } finally {
      timer?.cancel()
      this.#running.delete(call)
    }
    const isWithdrawn = withdrawnMs !== undefined || this.isClosed
    if (withdrawnMs !== undefined) {
      ledger.expect(time.nowMs - withdrawnMs <= WITHDRAWN_MS, `${name}: ran on for ${time.nowMs - withdrawnMs} ms`)
    }
    const end = 'error' in outcome ? `error ${outcome.error.code} ${outcome.error.message.slice(0, 120)}` : 'result'
    trace.add(name, `${end} after ${time.nowMs - startMs} ms ${describe(outcome)}`)
    if (definition.callback?.lifetime === 'call' || 'error' in outcome) this.#close(callbackId)
    return { outcome, isWithdrawn, sent: call.sent, tookMs: time.nowMs - startMs }
  }

  /** Closes the context with whatever runs in it, and looks for what is left. */
  async close(): Promise<void> {
    const { time, trace, who, ledger, network } = this.#options
    if (this.isClosed) return
    trace.add(who, 'closes')
    for (const call of [...this.#running]) call.abort(new Error('closed'))
    const closing = this.#context.close('shutdown')
    await closing
    await time.wait(GRACE_MS)
    const left = {
      calls: this.#running.size,
      timers: this.clock.timers,
      exchanges: network.openExchanges,
      sockets: network.openSockets,
      storages: this.#storage.openCount,
      'app requests': this.#context.appRequests.size,
    }
    for (const [what, count] of Object.entries(left))
      ledger.expect(count === 0, `${who}: ${count} ${what} left after close`)
  }

  /** Ends the process: anything that it has not yet written or sent is lost. */
  crash(): void {
    const { trace, who } = this.#options
    if (this.isClosed) return
    trace.add(who, 'crashes')
    this.#storage.crash()
    this.#gone.reject(new Error('crashed'))
    for (const call of [...this.#running]) call.abort(new Error('crashed'))
    void this.#context.close('shutdown')
  }

  #registerObject(definition: FunctionDefinition, id: string, handler: AppObjectHandler): AppObject {
    this.#handlers.set(id, handler)
    this.#registered.set(id, { isClosed: false })
    return new AppObject(id, definition.appObject as never, this.#host, this.#context.appRequests)
  }

  #registerCallback(
    definition: FunctionDefinition,
    id: string,
    receive: (responseType: number, message: unknown) => void,
  ): CallbackChannel {
    this.#registered.set(id, { isClosed: false })
    this.#receivers.set(id, (responseType, data) => {
      const message: unknown = JSON.parse(stringifyExactJson(data))
      const shape = definition.callback!.responses[responseType]!
      this.#options.ledger.expect(validate(shape, message).ok, `${id}: a message does not fit its definition`)
      receive(responseType, message)
    })
    return new CallbackChannel(id, this.#host)
  }

  #close(id: string): void {
    const registered = this.#registered.get(id)
    if (registered !== undefined) registered.isClosed = true
  }

  readonly #host: Host = {
    appRequest: (id, requestId, data) => this.#answer(id, requestId, data as { type: string }),
    appNotify: async () => {},
    appRequestCancelled: async (_id, requestId, reason) => {
      this.#options.trace.add(this.#options.who, `app request ${requestId} is withdrawn: ${reason}`)
    },
    callback: (id, responseType, data) => {
      const { trace, ledger } = this.#options
      trace.add(id, `message ${responseType}`)
      ledger.expect(this.#registered.get(id)?.isClosed === false, `${id}: a message came after its end`)
      this.#receivers.get(id)!(responseType, data)
    },
    callbackReady: () => {
      const { weather, time, chance } = this.#options
      return weather.strikes('host') ? time.wait(chance.spread(1, 20_000)) : undefined
    },
    closed: (_kind, id, reason) => {
      const { trace, ledger } = this.#options
      trace.add(id, `closed: ${reason}`)
      ledger.expect(this.#registered.get(id)?.isClosed === false, `${id}: closed twice`)
      this.#close(id)
    },
  }

  /** An application answers late, wrongly, twice or never when the weather is bad. */
  #answer(id: string, requestId: number, data: { type: string }): void {
    const { time, chance, weather, trace } = this.#options
    const isOdd = weather.strikes('host')
    const times = isOdd ? chance.between(0, 2) : 1
    for (let i = 0; i < times; i++) {
      const isWrong = isOdd && chance.happens(0.3)
      time.at(isOdd ? chance.spread(10, 100_000) : chance.spread(1, 3000), async () => {
        const fields = isWrong ? undefined : await this.#handlers.get(id)!(data)
        try {
          this.#context.appRequests.resolve(
            requestId,
            fields === undefined
              ? { type: 'Error', text: 'The user refused' }
              : { type: 'Ok', result: { type: data.type, ...fields } },
          )
        } catch (error) {
          // The second answer, or one that comes too late.
          trace.add(id, `answer refused with ${(error as OutcomeError).code}`)
        }
      })
    }
  }
}

function checkedText(definition: FunctionDefinition, result: unknown): string {
  const text = resultText(definition, result)
  if (definition.result.kind === 'nothing') return text
  const checked = validate(definition.result, parseExactJson(text))
  if (!checked.ok) throw new Error(`Result of ${definition.name} does not fit: ${JSON.stringify(checked.problems)}`)
  return text
}

/** What of an outcome matters, for the trace. */
function describe(outcome: CallOutcome): string {
  if (!('error' in outcome)) return ''
  const { sent, exit_code, reason, status } = outcome.error.data ?? {}
  return JSON.stringify({ sent, exit_code, reason, status })
}

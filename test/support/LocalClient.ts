/** A host and its client in one process, without a connection between them. Results are checked against their shape. */

import { modules } from '../../src/api/api.ts'
import { api } from '../../src/api/wholeApi.ts'
import { resolveConfig, secretsSetBy } from '../../src/config/resolveConfig.ts'
import { AppObject } from '../../src/context/AppObject.ts'
import { Call } from '../../src/context/Call.ts'
import { CallbackChannel } from '../../src/context/CallbackChannel.ts'
import { ClientContext } from '../../src/context/ClientContext.ts'
import { callFunction, resultText } from '../../src/context/callFunction.ts'
import type { Clock } from '../../src/ports/Clock.ts'
import type { Host } from '../../src/ports/Host.ts'
import type { Log } from '../../src/ports/Log.ts'
import type { Storage } from '../../src/ports/Storage.ts'
import type { Workers } from '../../src/ports/Workers.ts'
import type { FunctionDefinition } from '../../src/schema/functions.ts'
import { functionsByName } from '../../src/schema/modules.ts'
import { parseExactJson, stringifyExactJson } from '../../src/schema/numerals.ts'
import { validate } from '../../src/schema/validation.ts'
import { nodeFiles } from '../../src/system/nodeFiles.ts'
import { nodeNetwork } from '../../src/system/nodeNetwork.ts'
import { systemClock } from '../../src/system/systemClock.ts'
import { systemRandom } from '../../src/system/systemRandom.ts'
import { wasmFolder } from '../../src/system/wasmFolder.ts'
import { InlineWorkers } from '../../src/workers/InlineWorkers.ts'
import { MemoryStorage } from '../../storage/memory/MemoryStorage.ts'
import { recordCalledFunction } from './daemon/calledFunctions.ts'

/** Answers a request of the library with the fields of the variant, or throws a text for the answer `Error`. */
export type AppObjectHandler = (request: { type: string; [field: string]: unknown }) => object | Promise<object>

export interface LocalCallOptions {
  readonly appObject?: AppObjectHandler
  readonly signal?: AbortSignal
  /** Gets the messages that the function sends, as they would travel. */
  readonly callback?: (message: CallbackMessage) => void
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into messages of every shape
export type CallbackMessage = any

export interface LocalClientOptions {
  readonly config?: object
  readonly clock?: Clock
  /** Default: a separate one, in memory. */
  readonly storage?: Storage
  /** Default: nothing is kept of what it logs. */
  readonly log?: Log
  /** State shared by the clients of one daemon. Default: not shared. */
  readonly shared?: object
}

const functions = functionsByName(api)
const silentLog = { level: 'error', debug() {}, info() {}, warn() {}, error() {} } as const

export class LocalClient {
  /** Names of the functions that ran on a worker thread. */
  readonly onWorkers: string[] = []
  /** Ids of application objects that the library closed, with the reason. */
  readonly closed: string[] = []
  readonly #handlers = new Map<string, AppObjectHandler>()
  readonly #callbacks = new Map<string, (responseType: number, data: unknown) => void>()
  #context!: ClientContext
  #nextObject = 1

  private constructor() {}

  static async open({
    config = {},
    clock = systemClock,
    storage = new MemoryStorage(),
    log = silentLog,
    shared = {},
  }: LocalClientOptions = {}): Promise<LocalClient> {
    const client = new LocalClient()
    client.#context = await ClientContext.open({
      config: resolveConfig([{ name: 'test', config }], '/nowhere').config,
      ownSecrets: secretsSetBy(config),
      host: client.#host,
      services: {
        network: nodeNetwork,
        clock,
        random: systemRandom,
        log,
        workers: client.#workers,
        files: nodeFiles,
        storage: { open: async () => storage, memory: () => new MemoryStorage() },
        shared,
      },
    })
    return client
  }

  /** For tests of the internals of functions. */
  get context(): ClientContext {
    return this.#context
  }

  /** Result of a function as it would travel. `signal` cancels the call; `appObject` is registered with it. */
  async call(
    method: string,
    params: object = {},
    { appObject, signal, callback }: LocalCallOptions = {},
    // biome-ignore lint/suspicious/noExplicitAny: tests look into results of every shape
  ): Promise<any> {
    const definition = functions.get(method)
    if (definition === undefined) throw new Error(`No function ${method}`)
    recordCalledFunction(method)
    const call = new Call(this.#context, {
      appObject: this.#register(definition, appObject),
      callback: callback && this.#openCallback(definition, callback),
      appRequestTimeoutMs: 0,
    })
    signal?.addEventListener('abort', () => call.abort(signal.reason))
    const text = resultText(definition, await callFunction(definition, params, call))
    if (definition.result.kind !== 'nothing') {
      const checked = validate(definition.result, parseExactJson(text))
      if (!checked.ok) throw new Error(`Result of ${method} does not fit: ${JSON.stringify(checked.problems)}`)
    }
    return JSON.parse(text)
  }

  close(): void {
    this.#context.close('shutdown')
  }

  /** Messages are checked against the definition. */
  #openCallback(definition: FunctionDefinition, receive: (message: CallbackMessage) => void): CallbackChannel {
    const id = `callback-${this.#nextObject++}`
    this.#callbacks.set(id, (responseType, data) => {
      const message = JSON.parse(stringifyExactJson(data))
      const shape = definition.callback!.responses[responseType]!
      const checked = validate(shape, message)
      if (!checked.ok)
        throw new Error(`Message of ${definition.name} does not fit: ${JSON.stringify(checked.problems)}`)
      receive(message)
    })
    return new CallbackChannel(id, this.#host)
  }

  #register(definition: { appObject?: unknown }, handler: AppObjectHandler | undefined): AppObject | undefined {
    if (handler === undefined) return undefined
    const id = `object-${this.#nextObject++}`
    this.#handlers.set(id, handler)
    return new AppObject(id, definition.appObject as never, this.#host, this.#context.appRequests)
  }

  readonly #host: Host = {
    appRequest: (id, requestId, data) => void this.#answer(id, requestId, data as { type: string }),
    appNotify: async () => {},
    appRequestCancelled: async () => {},
    callback: (id, responseType, data) => this.#callbacks.get(id)!(responseType, data),
    callbackReady: () => undefined,
    closed: (_kind, id, reason) => this.closed.push(`${id}: ${reason}`),
  }

  async #answer(id: string, requestId: number, data: { type: string }): Promise<void> {
    const requests = this.#context.appRequests
    try {
      const fields = await this.#handlers.get(id)!(data)
      requests.resolve(requestId, { type: 'Ok', result: { type: data.type, ...fields } })
    } catch (error) {
      requests.resolve(requestId, { type: 'Error', text: String(error) })
    }
  }

  /** Computes on this thread, with the same texts that travel to another one. */
  readonly #workers: Workers = {
    compute: (job) => {
      this.onWorkers.push(job.functionName)
      return this.#inline.compute(job)
    },
    status: () => this.#inline.status(),
    close: () => this.#inline.close(),
  }
  readonly #inline = new InlineWorkers(modules, systemRandom, wasmFolder)
}

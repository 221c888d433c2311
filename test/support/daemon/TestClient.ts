/** A host that holds every answer and every notification against the definitions. */
import { deepStrictEqual } from 'node:assert'
import { notifications } from '../../../rpc/notifications.ts'
import { daemonMethods } from '../../../rpc/peer/daemonMethods.ts'
import { protocolCodes } from '../../../rpc/protocol/codes.ts'
import { api } from '../../../src/api/wholeApi.ts'
import {
  CannotCreateRuntime,
  CannotReceiveSpawnedResult,
  CannotSerializeError,
  CannotSerializeResult,
  InternalError,
  InvalidContextHandle,
  InvalidParams,
} from '../../../src/errors/client.ts'
import type { FunctionDefinition } from '../../../src/schema/functions.ts'
import type { Nothing } from '../../../src/schema/methods.ts'
import { functionsByName } from '../../../src/schema/modules.ts'
import { parseExactJson } from '../../../src/schema/numerals.ts'
import type { Shape } from '../../../src/schema/shapes.ts'
import { validate } from '../../../src/schema/validation.ts'
import { resultToJson } from '../../../src/schema/writing.ts'
import { testModule } from '../testBuild/testModule.ts'
import { recordCalledFunction } from './calledFunctions.ts'
import type { Host } from './Host.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look into values of every shape
type Json = any

/** An error answer. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  readonly data: Json

  constructor({ code, message, data }: { code: number; message: string; data: Json }) {
    super(message)
    this.code = code
    this.data = data
  }
}

const functions = functionsByName([...api, testModule])

/** Every call of the library may end with these; definitions do not repeat them. */
const alwaysPossible = [
  CannotCreateRuntime,
  InvalidContextHandle,
  CannotSerializeResult,
  CannotSerializeError,
  CannotReceiveSpawnedResult,
  InvalidParams,
  InternalError,
].map(({ code }) => code)

const protocolNumbers: readonly number[] = Object.values(protocolCodes).map(({ code }) => code)

export class TestClient {
  readonly host: Host
  #lastId = 0
  #checkedMessages = 0

  constructor(host: Host) {
    this.host = host
  }

  /** A client that has initialized its connection. */
  static async initialize(host: Host, config?: object, params: object = {}): Promise<TestClient> {
    const client = new TestClient(host)
    await client.call('daemon.initialize', { ...(config === undefined ? {} : { config }), ...params })
    return client
  }

  /** Result of a call. Throws RpcError for an error answer, and Error for one that the definitions do not allow. */
  call(method: string, params?: object, options?: object): Promise<Json> {
    return this.start(method, params, options).result
  }

  /** A running call, with the id to cancel it by. */
  start(method: string, params?: object, options?: object): { readonly id: number; readonly result: Promise<Json> } {
    const id = ++this.#lastId
    const all = options === undefined ? params : { ...params, _call: options }
    recordCalledFunction(method)
    this.host.send({ jsonrpc: '2.0', id, method, ...(all === undefined ? {} : { params: all }) })
    const result = this.#readAnswer(id, method, all)
    result.catch(() => {})
    return { id, result }
  }

  /** A request without id. */
  notify(method: string, params: object): void {
    this.host.send({ jsonrpc: '2.0', method, params })
  }

  async #readAnswer(id: number, method: string, params: object | undefined): Promise<Json> {
    const { text, json } = await this.host.next((message) => message.id === id && message.method === undefined, 30_000)
    this.#checkNotifications()
    deepStrictEqual(Object.keys(json), ['jsonrpc', 'id', 'error' in json ? 'error' : 'result'])
    const definition = functions.get(method)
    if ('error' in json) {
      checkError(method, json.error, definition)
      throw new RpcError(json.error)
    }
    checkResult(method, text, params, definition)
    return json.result
  }

  #checkNotifications(): void {
    const { received } = this.host
    for (; this.#checkedMessages < received.length; this.#checkedMessages++) {
      const message = JSON.parse(received[this.#checkedMessages]!)
      if (message.method !== undefined) checkNotification(message)
    }
  }
}

function checkResult(
  method: string,
  text: string,
  params: object | undefined,
  definition: FunctionDefinition | undefined,
): void {
  const shapes = definition ?? daemonMethods.get(method)
  if (shapes === undefined) throw new Error(`${method} is unknown and was answered all the same`)
  if (shapes.params.kind !== 'nothing') checkValue(`Parameters of ${method}`, shapes.params, params ?? {})
  checkValue(`Result of ${method}`, shapes.result, (parseExactJson(text) as { result: unknown }).result, {
    whole: true,
  })
}

/** With `whole` the value has nothing besides what the shape names. */
function checkValue(what: string, shape: Shape | Nothing, value: unknown, { whole = false } = {}): void {
  if (shape.kind === 'nothing') {
    if (value !== null) throw new Error(`${what} should be null`)
    return
  }
  const checked = validate(shape, value)
  if (!checked.ok) throw new Error(`${what} does not fit: ${JSON.stringify(checked.problems)}`)
  if (whole) deepStrictEqual(JSON.parse(JSON.stringify(value)), JSON.parse(resultToJson(shape, checked.value)), what)
}

function checkError(method: string, error: Json, definition: FunctionDefinition | undefined): void {
  const { code, message, data } = error
  deepStrictEqual(Object.keys(error), ['code', 'message', 'data'])
  if (typeof message !== 'string' || message === '') throw new Error(`Error ${code} of ${method} has no message`)
  if (typeof data !== 'object' || data === null) throw new Error(`Error ${code} of ${method} has no data`)
  if (code < 0) {
    if (!protocolNumbers.includes(code)) throw new Error(`${method} failed with the unknown protocol code ${code}`)
    return
  }
  if (typeof data.core_version !== 'string') throw new Error(`Error ${code} of ${method} has no core_version`)
  const allowed = definition === undefined ? [14, 15, 35] : definition.errors.map((entry) => entry.code)
  if (!allowed.includes(code) && !alwaysPossible.includes(code)) {
    throw new Error(`${method} failed with ${code}, which its definition does not list: ${message}`)
  }
}

function checkNotification(message: Json): void {
  const definition = notifications.find(({ name }) => name === message.method)
  if (definition === undefined) throw new Error(`The unknown notification ${message.method}`)
  if ('id' in message) throw new Error(`A notification with an id: ${message.method}`)
  checkValue(`Parameters of ${message.method}`, definition.params, message.params)
}

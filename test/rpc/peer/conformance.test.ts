/**
 * Every request of the transcripts is answered as `JSONRPCServer.receive` of the package json-rpc-2.0 answers it with
 * the same functions. Where the protocol of the daemon differs on purpose, the difference has a name here.
 */
import {
  createJSONRPCErrorResponse,
  JSONRPCErrorException,
  type JSONRPCRequest,
  type JSONRPCResponse,
  JSONRPCServer,
} from 'json-rpc-2.0'
import { describe, expect, test } from 'vitest'
import { defaultLimits } from '../../../rpc/limits.ts'
import { daemonMethods } from '../../../rpc/peer/daemonMethods.ts'
import { api } from '../../../src/api/wholeApi.ts'
import { buildInfo } from '../../../src/config/buildInfo.ts'
import { ClientError } from '../../../src/errors/ClientError.ts'
import { isRawNumeral, parseExactJson } from '../../../src/schema/numerals.ts'
import { findRepeatedMember } from '../../../src/schema/repeatedMember.ts'
import { type Stub, stubbedPeer } from '../../support/rpc/stubbedPeer.ts'
import { testModule } from '../../support/testBuild/testModule.ts'
import { readTranscripts, type Step } from '../../support/transcripts/readTranscripts.ts'

const fail: Stub = (name) => {
  throw new ClientError(7, `${name} failed`, { name })
}
const behaviours: readonly [name: string, stub: Stub][] = [
  ['return at once', (name, params) => ({ name, params })],
  ['throw at once', fail],
  ['return later', async (name, params) => ({ name, params })],
  ['throw later', async (name, params) => fail(name, params)],
]

const modules = [...api, testModule]
const functions = new Set(modules.flatMap((module) => module.functions.map(({ name }) => name)))

type Message = Readonly<Record<string, unknown>>

/** The compared part of an answer. Of protocol errors only the code, because the daemon has different texts. */
interface Answer {
  readonly id: unknown
  readonly result?: unknown
  readonly error?: unknown
}

interface Received {
  readonly message: Message
  /** The entries of its batch, if it came in one. */
  readonly batch: readonly Message[]
  /** Whether an earlier entry of its batch has the same id. */
  readonly idInFlight: boolean
  /** What the daemon answered to it, and to others of the same id. */
  readonly answers: readonly JSONRPCResponse[]
}

function refusal(id: unknown, code: number): Answer {
  return { id, error: code }
}
function isObject(value: unknown) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawNumeral(value)
}
function isNotification(message: Message) {
  return !Object.hasOwn(message, 'id')
}
function hasUsableId({ id }: Message) {
  return typeof id === 'string' || Number.isSafeInteger(id)
}

/** Differences by name: the answer that the daemon sends instead, `undefined` without an answer. */
const differences: Readonly<Record<string, (received: Received) => Answer | 'none' | undefined>> = {
  'what is no object is refused; the package throws at null': ({ message }) =>
    isObject(message) ? undefined : refusal(null, -32600),
  'what looks like a response is ignored': ({ message }) =>
    !Object.hasOwn(message, 'method') && ['result', 'error'].some((key) => Object.hasOwn(message, key))
      ? 'none'
      : undefined,
  'an id is a string or a safe integer': ({ message }) =>
    isNotification(message) || hasUsableId(message) ? undefined : refusal(null, -32600),
  'a method is a string': ({ message }) =>
    message['jsonrpc'] === '2.0' && typeof message['method'] !== 'string' ? refusal(message['id'], -32600) : undefined,
  'parameters are an object': ({ message }) => {
    const params = message['params'] ?? {}
    if (message['jsonrpc'] !== '2.0' || isObject(params)) return undefined
    return isNotification(message) ? 'none' : refusal(message['id'], -32602)
  },
  'an id in flight is refused': ({ message, idInFlight }) => (idInFlight ? refusal(message['id'], -32600) : undefined),
  'two methods are not allowed in a batch': ({ message, batch }) =>
    batch.length > 0 && ['daemon.initialize', 'daemon.shutdown'].includes(message['method'] as string)
      ? refusal(message['id'], -32600)
      : undefined,
  'what a function does not take of `_call` is refused': ({ message, answers }) => {
    if (!functions.has(message['method'] as string) || !(message['params'] as Message | null)?.['_call'])
      return undefined
    const isRefused =
      isNotification(message) || answers.some(({ id, error }) => id === message['id'] && error?.code === -32602)
    return isRefused ? (isNotification(message) ? 'none' : refusal(message['id'], -32602)) : undefined
  },
}
const metDifferences = new Set<string>()

/** Methods of the connection do what the daemon says; the package decides whether and how it is answered. */
function packageServer(stub: Stub, entered: unknown[]): JSONRPCServer<Received> {
  const server = new JSONRPCServer<Received>({ errorListener: () => {} })
  server.mapErrorToJSONRPCErrorResponse = (id, { code, message, data }) =>
    createJSONRPCErrorResponse(id, code, message, data)
  for (const name of functions) {
    server.addMethod(name, async (params) => {
      entered.push([name, params ?? {}])
      try {
        return await stub(name, params ?? {})
      } catch (error) {
        const { code, message, data } = error as ClientError
        throw new JSONRPCErrorException(message, code, { ...data, core_version: buildInfo.version })
      }
    })
  }
  for (const name of daemonMethods.keys()) {
    server.addMethod(name, (_, { message, answers }) => {
      const answer = answers.find(({ id }) => id === message['id'])
      if (answer?.error !== undefined) throw answer.error
      return answer?.result
    })
  }
  return server
}

async function expectedAnswer(server: JSONRPCServer<Received>, received: Received): Promise<Answer[]> {
  for (const [name, differ] of Object.entries(differences)) {
    const answer = differ(received)
    if (answer === undefined) continue
    metDifferences.add(name)
    return answer === 'none' ? [] : [answer]
  }
  const response = await server.receive(received.message as unknown as JSONRPCRequest, received)
  if (response === null) return []
  return [isCancelled(received) ? refusal(received.message['id'], -32800) : comparable(response)]
}

/** Whether the batch cancels the call, of which the package knows nothing. */
function isCancelled({ message, batch }: Received): boolean {
  return batch.some((entry) => {
    return entry?.['method'] === 'daemon.cancel' && (entry['params'] as Message)['id'] === message['id']
  })
}

function comparable(response: JSONRPCResponse): Answer {
  expect(response.jsonrpc).toBe('2.0')
  const { id, error } = response
  if (error === undefined) return { id, result: response.result }
  return { id, error: error.code < 0 ? error.code : error }
}

async function expectedAnswers(
  server: JSONRPCServer<Received>,
  message: unknown,
  answers: readonly JSONRPCResponse[],
): Promise<Answer[]> {
  const batch = (Array.isArray(message) ? message : []) as Message[]
  const entries = Array.isArray(message) ? batch : [message as Message]
  const inFlight = new Set<unknown>()
  const expected: Answer[] = []
  for (const entry of entries) {
    const received = { message: entry, batch, idInFlight: inFlight.has(entry?.['id']), answers }
    expected.push(...(await expectedAnswer(server, received)))
    const method = entry?.['method'] as string
    if (isObject(entry) && hasUsableId(entry) && (functions.has(method) || daemonMethods.has(method))) {
      inFlight.add(entry['id'])
    }
  }
  return expected
}

function textsOf({ send, sendTogether, sendRaw, sendBytes, sendFilled }: Step): string[] {
  if (sendRaw !== undefined) return [sendRaw]
  if (sendBytes !== undefined)
    return Buffer.from(sendBytes, 'hex')
      .toString()
      .split('\n')
      .filter((line) => line.trim())
  if (sendFilled !== undefined) return [JSON.stringify(sendFilled.message)]
  return (sendTogether ?? (send === undefined ? [] : [send])).map((message) => JSON.stringify(message))
}

function parse(text: string): { readonly message: unknown } | undefined {
  try {
    return { message: parseExactJson(text) }
  } catch {
    return undefined
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
}

function byText(a: Answer, b: Answer) {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1
}

describe.each(behaviours)('while functions %s, requests are answered as the package answers them', (_, stub) => {
  test.each(readTranscripts())('$file', async ({ steps }) => {
    const entered: unknown[] = []
    const enteredByPackage: unknown[] = []
    const server = packageServer(stub, enteredByPackage)
    const { peer, sent } = stubbedPeer(modules, (name, params) => {
      entered.push([name, params])
      return stub(name, params)
    })
    for (const text of steps.flatMap(textsOf)) {
      sent.length = 0
      peer.receive(text)
      await settled()
      const answers = sent
        .map((answer) => parseExactJson(answer) as JSONRPCResponse)
        .filter((answer) => !Object.hasOwn(answer, 'method'))
      const parsed = parse(text)
      if (parsed === undefined) {
        const response = (await server.receiveJSON(text)) as JSONRPCResponse
        expect(answers.map(comparable), text).toEqual([comparable(response)])
      } else if (findRepeatedMember(text, parsed.message) !== undefined) {
        // The package takes the last of several members with one name.
        expect(answers, text).toMatchObject([{ error: { code: 23 } }])
      } else if (!Array.isArray(parsed.message)) {
        expect(answers.map(comparable), text).toEqual(await expectedAnswers(server, parsed.message, answers))
      } else if (parsed.message.length === 0) {
        const response = (await server.receive([])) as unknown as JSONRPCResponse
        expect(answers.map(comparable), text).toEqual([comparable(response)])
      } else if (parsed.message.length > defaultLimits.batch) {
        expect(answers.map(comparable)).toEqual([refusal(null, -32006)])
      } else {
        const expected = await expectedAnswers(server, parsed.message, answers.flat())
        // For a batch with one answer the package sends that answer alone, JSON-RPC and the daemon an array.
        expect(answers.length, text).toBe(Math.min(expected.length, 1))
        expect(answers.flat().map(comparable).sort(byText), text).toEqual(expected.sort(byText))
      }
    }
    expect(entered).toEqual(enteredByPackage)
    peer.disconnected()
  })
})

test('every difference is met by a transcript', () => {
  expect([...metDifferences].sort()).toEqual(Object.keys(differences).sort())
})

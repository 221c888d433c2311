/**
 * The protocol over standard input and output, one message per line. Unlike the transport of the SDK, it keeps all
 * digits of numbers, closes at the end of its input, and continues after a line that is too long.
 */
import type { Readable, Writable } from 'node:stream'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { type JSONRPCMessage, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js'
import { LineReader } from '../../../../rpc/transports/LineReader.ts'
import { inspectText } from '../../../schema/inspectText.ts'
import { parseExactJson, stringifyExactJson } from '../../../schema/numerals.ts'
import { findRepeatedMember, pathText } from '../../../schema/repeatedMember.ts'

/** Longest line, in bytes. */
const LINE_LIMIT = 1 << 24
/** Deepest nesting of a message. */
const MAX_NESTING = 256
/** JSON-RPC error code. */
const INVALID_REQUEST = -32600
/** How long calls may take after the end of the input, ms: a client that pipes its input still reads the answers. */
const LAST_ANSWERS_MS = 5000

export class StdioTransport implements Transport {
  onclose?: () => void
  onerror?: (error: Error) => void
  onmessage?: (message: JSONRPCMessage) => void
  readonly #input: Readable
  readonly #output: Writable
  /** Ids of requests that wait for their answers. */
  readonly #open = new Set<unknown>()
  #hasEnded = false
  #isClosed = false

  constructor(input: Readable, output: Writable) {
    this.#input = input
    this.#output = output
  }

  async start(): Promise<void> {
    const lines = new LineReader(
      {
        receive: (text) => this.#receive(text),
        receiveBroken: ({ problem }) => this.#complain(problem === 'utf8' ? 'is not UTF-8' : 'is too long'),
        drained: () => {},
        disconnected: () => {},
      },
      LINE_LIMIT,
    )
    this.#input.on('data', (chunk: Buffer) => lines.push(chunk))
    this.#input.once('end', () => {
      lines.end()
      this.#hasEnded = true
      setTimeout(() => void this.close(), LAST_ANSWERS_MS).unref()
      this.#closeIfDone()
    })
    this.#input.once('error', () => void this.close())
    for (const event of ['error', 'close']) this.#output.once(event, () => void this.close())
  }

  send(message: JSONRPCMessage): Promise<void> {
    if (this.#isClosed) return Promise.resolve()
    if (!('method' in message)) this.#open.delete(message.id)
    return new Promise((resolve) => {
      this.#output.write(`${stringifyExactJson(message)}\n`, () => resolve())
      this.#closeIfDone()
    })
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    this.onclose?.()
  }

  #receive(text: string): void {
    if (this.#isClosed) return
    const value = readJson(text)
    const repeated = value === undefined ? undefined : findRepeatedMember(text, value)
    if (repeated !== undefined) {
      this.#refuse(value, `the member ${pathText(repeated)} occurs twice`)
      return
    }
    const message = JSONRPCMessageSchema.safeParse(value).data
    if (message === undefined) this.#complain('is not a message of the protocol')
    else {
      if ('method' in message && 'id' in message) this.#open.add(message.id)
      // Cancelled requests are not answered.
      if ('method' in message && message.method === 'notifications/cancelled') {
        this.#open.delete(message.params?.['requestId'])
      }
      this.onmessage?.(message)
    }
  }

  #closeIfDone(): void {
    if (this.#hasEnded && this.#open.size === 0) void this.close()
  }

  /** Answers a rejected message if it has an id. */
  #refuse(value: unknown, reason: string): void {
    const { id } = Object(value) as { id?: unknown }
    if (typeof id !== 'string' && typeof id !== 'number') this.#complain(`is invalid: ${reason}`)
    else void this.send({ jsonrpc: '2.0', id, error: { code: INVALID_REQUEST, message: `Invalid request: ${reason}` } })
  }

  /** Reports a line without an id, which cannot be answered. */
  #complain(what: string): void {
    this.onerror?.(new Error(`a line of the input ${what}; it was skipped`))
  }
}

function readJson(text: string): unknown {
  if (inspectText(text, MAX_NESTING) === 'too deep') return undefined
  try {
    return parseExactJson(text)
  } catch {
    return undefined
  }
}

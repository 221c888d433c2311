/** Frames of every kind, each with its expected answers. Source: daemon sections 1 to 6. */
import { createHash } from 'node:crypto'
import type { Chance } from '../simulation/Chance.ts'

/** A frame with its expected answers. */
export interface Frame {
  readonly kind: string
  /** Without the line end. */
  readonly bytes: Buffer
  /** By id: a result as JSON text, or the code of an error. */
  readonly answers: ReadonlyMap<string, Expected>
  /** Errors without id, by code. */
  readonly nameless: readonly number[]
  /** Not for WebSockets, where each message is a valid text. */
  readonly isForStreamsOnly?: boolean
}

export type Expected = { readonly result: string } | { readonly code: number }

/** `limits.message_in_bytes` of the daemons that these frames are sent to. */
export const FRAME_LIMIT_BYTES = 65_536
const BATCH_LIMIT = 1000
const NESTING_LIMIT = 128

export class FrameMaker {
  readonly #chance: Chance
  #lastId = 0

  constructor(chance: Chance) {
    this.#chance = chance
  }

  next(): Frame {
    const kinds = [
      () => this.#call(),
      () => this.#call(),
      () => this.#call(),
      () => this.#notification(),
      () => this.#unknownMethod(),
      () => this.#wrongEnvelope(),
      () => this.#wrongParams(),
      () => this.#noJson(),
      () => this.#noObject(),
      () => this.#batch(),
      () => this.#wrongBatch(),
      () => this.#tooLong(),
      () => this.#tooDeep(),
      () => this.#response(),
      () => this.#noUtf8(),
      () => this.#blank(),
    ]
    return this.#chance.pick(kinds)()
  }

  #id(): string | number {
    const number = ++this.#lastId
    return this.#chance.happens(0.5) ? number : `id "${number}" \u{1f600}`
  }

  /** A call and its answer. */
  #request(): { readonly request: object; readonly id: string; readonly expected: Expected } {
    const chance = this.#chance
    const id = this.#id()
    const head = { jsonrpc: '2.0', id }
    switch (chance.between(0, 3)) {
      case 0: {
        const data = Buffer.from(chance.bytes(chance.spread(1, 2000)))
        const hash = createHash('sha256').update(data).digest('hex')
        const request = { ...head, method: 'crypto.sha256', params: { data: data.toString('base64') } }
        return { request, id: idText(id), expected: { result: JSON.stringify({ hash }) } }
      }
      case 1:
        return { request: { ...head, method: 'daemon.ping' }, id: idText(id), expected: { result: 'null' } }
      case 2: {
        // Numbers that a double would change.
        const value = `9${chance.between(0, 1e9)}${chance.between(0, 1e9)}`
        const request = {
          ...head,
          method: 'test.echo',
          params: { value: { text: value, '': [null, true, '\\u0000'] } },
        }
        const result = JSON.stringify({ value: { text: value, '': [null, true, '\\u0000'] } })
        return { request, id: idText(id), expected: { result } }
      }
      default: {
        const request = { ...head, method: 'crypto.sha256', params: chance.pick([{}, { data: 5 }, { data: '!' }]) }
        // A parameter that is missing or has a wrong type is an error of parameters (23), a text that is not base64 is
        // an error of the function.
        const isText = (request.params as { data?: unknown }).data === '!'
        return { request, id: idText(id), expected: { code: isText ? INVALID_BASE64 : 23 } }
      }
    }
  }

  #call(): Frame {
    const { request, id, expected } = this.#request()
    const text = this.#spaced(request)
    return frame('call', text, new Map([[id, expected]]))
  }

  /** The same JSON in another spelling. */
  #spaced(value: object): string {
    const text = JSON.stringify(value, null, this.#chance.pick([0, 0, 1]))
    // A line feed ends a message on streams.
    return text.replaceAll('\n', this.#chance.pick([' ', '\t', '\r']))
  }

  #notification(): Frame {
    const method = this.#chance.pick(['client.version', 'no.such', 'daemon.cancel', 'crypto.sha256'])
    return frame('notification', JSON.stringify({ jsonrpc: '2.0', method, params: { id: 'nobody' } }))
  }

  #unknownMethod(): Frame {
    const id = this.#id()
    const method = this.#chance.pick(['no.such', '', 'client', 'client.', '.version', 'CLIENT.version', '__proto__'])
    return frame(
      'unknown method',
      JSON.stringify({ jsonrpc: '2.0', id, method }),
      new Map([[idText(id), { code: -32601 }]]),
    )
  }

  #wrongEnvelope(): Frame {
    const request: Record<string, unknown> = { jsonrpc: '2.0', id: this.#id(), method: 'client.version' }
    const fault = this.#chance.between(0, 3)
    if (fault === 0) request['id'] = this.#chance.pick([null, 1.5, {}, [], true, 1e300])
    if (fault > 0) request['id'] = this.#id()
    if (fault === 1) request['jsonrpc'] = this.#chance.pick(['1.0', 2, null, '2.0 '])
    if (fault === 2) request['method'] = this.#chance.pick([5, null, {}, ['client.version']])
    if (fault === 3) request['params'] = this.#chance.pick(['text', 5, true])
    return frame(
      'wrong envelope',
      JSON.stringify(request),
      ...eitherNameless(request['id'], fault === 0, fault === 3 ? -32602 : -32600),
    )
  }

  #wrongParams(): Frame {
    const id = this.#id()
    const params = this.#chance.pick<unknown>([
      [],
      [1],
      { _call: 5 },
      { _call: { no_such: 1 } },
      { _call: { timeout_ms: 'x' } },
    ])
    return frame(
      'wrong call options',
      JSON.stringify({ jsonrpc: '2.0', id, method: 'client.version', params }),
      new Map([[idText(id), { code: -32602 }]]),
    )
  }

  /** A good call with a change after which it is not JSON any more. */
  #noJson(): Frame {
    const text = JSON.stringify(this.#request().request)
    const at = this.#chance.between(0, text.length - 1)
    const changed = this.#chance.pick([
      text.slice(0, at),
      `${text.slice(0, at)}${this.#chance.pick(['}', ']', ',', '"', '\u0001'])}${text.slice(at)}`,
      `${text}${text}`,
      `${text.slice(0, -1)},}`,
      'hello',
      '{',
      "{'id':1}",
      '\ufeff{}x',
    ])
    return isJson(changed) || changed.trim() === '' ? this.#call() : frame('no JSON', changed, new Map(), [-32700])
  }

  #noObject(): Frame {
    return frame('no object', this.#chance.pick(['5', '"text"', 'true', 'null', '-0.5e3']), new Map(), [-32600])
  }

  #batch(): Frame {
    const requests = Array.from({ length: this.#chance.spread(1, 40) }, () => this.#request())
    const answers = new Map(requests.map(({ id, expected }) => [id, expected]))
    return frame('batch', JSON.stringify(requests.map(({ request }) => request)), answers)
  }

  #wrongBatch(): Frame {
    if (this.#chance.happens(0.5)) return frame('empty batch', '[]', new Map(), [-32600])
    const text = `[${Array.from({ length: BATCH_LIMIT + 1 }, () => '5').join()}]`
    return frame('batch that is too large', text, new Map(), [-32006])
  }

  #tooLong(): Frame {
    const data = 'A'.repeat(FRAME_LIMIT_BYTES + this.#chance.between(0, 5000))
    const text = JSON.stringify({ jsonrpc: '2.0', id: this.#id(), method: 'crypto.sha256', params: { data } })
    return frame('too long', text, new Map(), [-32004])
  }

  #tooDeep(): Frame {
    const depth = NESTING_LIMIT + this.#chance.between(1, 2000)
    return frame('too deep', `${'['.repeat(depth)}${']'.repeat(depth)}`, new Map(), [-32600])
  }

  #response(): Frame {
    return frame('response', JSON.stringify({ jsonrpc: '2.0', id: this.#chance.between(1, 1e6), result: null }))
  }

  #noUtf8(): Frame {
    const text = Buffer.from(JSON.stringify(this.#request().request))
    const at = this.#chance.between(1, text.length - 1)
    const bytes = Buffer.concat([text.subarray(0, at), Buffer.of(0xff), text.subarray(at)])
    return { kind: 'no UTF-8', bytes, answers: new Map(), nameless: [-32700], isForStreamsOnly: true }
  }

  #blank(): Frame {
    return { ...frame('blank', this.#chance.pick(['', ' ', '\r', '\t '])), isForStreamsOnly: true }
  }
}

const INVALID_BASE64 = 3

/** An id as the key of its answer. */
export function idText(id: unknown): string {
  return JSON.stringify(id)
}

function frame(
  kind: string,
  text: string,
  answers: Frame['answers'] = new Map(),
  nameless: readonly number[] = [],
): Frame {
  return { kind, bytes: Buffer.from(text), answers, nameless }
}

/** A malformed request is answered under its id if that can be read. */
function eitherNameless(id: unknown, isNameless: boolean, code: number): [Frame['answers'], readonly number[]] {
  return isNameless ? [new Map(), [code]] : [new Map([[idText(id), { code }]]), []]
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The REST routes in front of another node, which may use the current or the legacy form of addresses. */
import type { Clock } from '../../ports/Clock.ts'
import { DEFAULT_THREAD, type Envelope, errorEnvelope, type MessageErrorData } from './envelope.ts'
import { readRawId } from './ids.ts'
import {
  type AccountAnswer,
  type IncomingMessage,
  type MessageAnswer,
  type NodeBackend,
  RestError,
  type Sender,
} from './NodeBackend.ts'

/** Answer of an upstream node. */
export interface UpstreamAnswer {
  readonly status: number
  readonly text: string
  /** `undefined` if it is not JSON. */
  readonly json: unknown
}

/** A node, or several nodes that act as one. */
export interface NodeBehind {
  /** Scheme, host and port of the node in use. */
  readonly origin: string
  /**
   * `body` makes it a POST; `origin` is another server than the node, which gets no authorization. Rejects when the node cannot
   * be reached or does not answer in time.
   */
  fetch(path: string, sender: Sender, body?: unknown, origin?: string): Promise<UpstreamAnswer>
  /**
   * Whether the node is older than 1.0.0; `undefined` if it does not report a version. Source: client interface 9,
   * network 1.6.
   */
  isLegacy(sender: Sender): Promise<boolean | undefined>
}

/** Maximum number of redirects of a message to another producer or thread. */
const MAX_REDIRECTS = 5

export class GatewayBackend implements NodeBackend {
  readonly #upstream: NodeBehind
  readonly #clock: Clock

  constructor(upstream: NodeBehind, clock: Clock) {
    this.#upstream = upstream
    this.#clock = clock
  }

  async readAccount(accountId: string, dappId: string, sender: Sender): Promise<AccountAnswer | undefined> {
    const isLegacy = await this.#upstream.isLegacy(sender)
    const current = `/v2/account?account_id=${accountId}&dapp_id=${dappId}`
    const legacy = `/v2/account?address=0:${accountId}`
    let answer = await this.#read(isLegacy ? legacy : current, sender)
    // A legacy node that does not report its version refuses the current form with 400.
    if (isLegacy === undefined && answer.status === 400) answer = await this.#read(legacy, sender)
    if (answer.status !== 200) throw new RestError(answer.status, answer.text)
    const fields = answer.json as { boc?: unknown; dapp_id?: unknown; state_timestamp?: unknown } | undefined
    if (typeof fields?.boc !== 'string') throw new RestError(502, 'The upstream node sent no account')
    const realDappId = typeof fields.dapp_id === 'string' ? readRawId(fields.dapp_id) : undefined
    if (dappId !== accountId && dappId !== realDappId) return undefined
    const stateTimestampMs = typeof fields.state_timestamp === 'number' ? fields.state_timestamp : 0
    return { boc: fields.boc, accountId, dappId: realDappId, stateTimestampMs }
  }

  async postMessages(messages: readonly IncomingMessage[], sender: Sender): Promise<readonly MessageAnswer[]> {
    const isLegacy = (await this.#upstream.isLegacy(sender)) ?? false
    const answers: MessageAnswer[] = []
    // Sent one after another, because the order matters and a node executes only one message of a request.
    for (const message of messages) answers.push(await this.#post(message, isLegacy, sender))
    return answers
  }

  async #read(path: string, sender: Sender): Promise<UpstreamAnswer> {
    try {
      return await this.#upstream.fetch(path, sender)
    } catch {
      throw new RestError(502, 'All BK API endpoints failed')
    }
  }

  async #post(message: IncomingMessage, isLegacy: boolean, sender: Sender): Promise<MessageAnswer> {
    let origin: string | undefined
    let threadId = message.threadId
    for (let redirects = 0; ; redirects++) {
      const element = elementOf(message, threadId, isLegacy)
      let answer: UpstreamAnswer
      try {
        answer = await this.#upstream.fetch('/v2/messages', sender, [element], origin)
      } catch (error) {
        const text = `The message redirection to the Block Producer has failed: ${(error as Error).message}`
        return { status: 200, envelope: this.#failure(message, text) }
      }
      const envelope = envelopeOf(answer.json)
      if (envelope === undefined) {
        const text = `Block Producer returned non-success HTTP status ${answer.status}: ${answer.text.slice(0, 500)}`
        return { status: 200, envelope: this.#failure(message, text) }
      }
      const { code, data } = envelope.error ?? {}
      const isRedirect = code === 'WRONG_PRODUCER' || code === 'THREAD_MISMATCH'
      if (!isRedirect || data == null || redirects >= MAX_REDIRECTS) {
        return { status: answer.status, envelope: withIds(envelope, message) }
      }
      const [producer] = data.producers ?? []
      if (producer === undefined && (data.thread_id ?? DEFAULT_THREAD) === threadId) {
        return { status: answer.status, envelope: withIds(envelope, message) }
      }
      // The client only talks to the gateway, so the gateway follows redirects.
      if (producer !== undefined) origin = originOf(producer, this.#upstream) ?? origin
      threadId = data.thread_id ?? DEFAULT_THREAD
    }
  }

  #failure(message: IncomingMessage, text: string): Envelope {
    const { hash, threadId, accountId, dappId = null } = message
    return errorEnvelope('INTERNAL_ERROR', text, {
      producers: [],
      message_hash: hash,
      exit_code: null,
      current_time: String(this.#clock.now()),
      thread_id: threadId,
      account_id: accountId,
      dapp_id: dappId,
    })
  }
}

/** `http://host:port` of a producer that an answer names, under the scheme of the node that answered. */
function originOf(producer: string, { origin }: NodeBehind): string | undefined {
  const text = producer.includes('://') ? producer : `${new URL(origin).protocol}//${producer}`
  return URL.canParse(text) && /^https?:/.test(text) ? new URL(text).origin : undefined
}

function elementOf({ id, body, accountId, dappId, token }: IncomingMessage, threadId: string, isLegacy: boolean) {
  return {
    id,
    body,
    expire_at: null,
    thread_id: threadId,
    ext_message_token: token,
    // Zeros mean a self-rooted account here, which a legacy node knows under its account id.
    ...(isLegacy
      ? { dst_dapp_id: /^0+$/.test(dappId!) ? accountId : dappId }
      : { account_id: accountId, dapp_id: dappId }),
  }
}

function envelopeOf(json: unknown): Envelope | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
  const { result = null, error = null, ext_message_token = null } = json as Partial<Envelope>
  return result === null && error === null ? undefined : { result, error, ext_message_token }
}

/** Adds the ids of the request, and leaves out producers: clients would go there, past the gateway. Source: network 4.5. */
function withIds({ result, error, ext_message_token }: Envelope, { accountId, dappId }: IncomingMessage): Envelope {
  const ids = { account_id: accountId, dapp_id: dappId ?? null }
  const add = <T extends object>(fields: T) => ({ ...fields, producers: [], ...ids })
  return {
    result: result && add(result),
    error: error && { ...error, data: error.data && (add(error.data) as MessageErrorData) },
    ext_message_token,
  }
}

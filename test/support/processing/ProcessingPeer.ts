/** A node that executes nothing: what it answers to messages and queries is told by the test. */
import { parseBoc } from '../../../src/core/cells/index.ts'
import { GraphqlPeer, type PeerAnswer, type PeerRequest } from '../net/GraphqlPeer.ts'
import { type ExampleTransactionOptions, exampleTransaction } from './exampleTransaction.ts'

export interface SentMessage {
  readonly id: string
  readonly body: string
  readonly thread_id?: string
  readonly ext_message_token?: unknown
  readonly account_id?: string
  readonly dapp_id?: string
  readonly dst_dapp_id?: string
}

/** What a node does with a message: an answer, or the transaction that it makes. */
export type MessageOutcome = PeerAnswer | { readonly transaction: ExampleTransactionOptions }

export interface ProcessingScript {
  readonly info?: () => object | PeerAnswer
  /** `attempt` counts from 0. Absent: every message is executed. */
  readonly message?: (message: SentMessage, attempt: number) => MessageOutcome | Promise<MessageOutcome>
  /** Absent: no account is known. */
  readonly account?: (request: PeerRequest) => PeerAnswer
  /** Whether transactions can be asked for yet. */
  readonly isFinal?: () => boolean
}

export class ProcessingPeer {
  readonly peer: GraphqlPeer
  readonly sent: SentMessage[] = []
  readonly #script: ProcessingScript
  readonly #byHash = new Map<string, string>()
  readonly #byMessage = new Map<string, { readonly hash: string; readonly boc: string; readonly exitCode: number }>()

  private constructor(peer: GraphqlPeer, script: ProcessingScript) {
    this.peer = peer
    this.#script = script
  }

  static async start(script: ProcessingScript = {}): Promise<ProcessingPeer> {
    const peer = await GraphqlPeer.start()
    const processing = new ProcessingPeer(peer, script)
    peer.script = {
      ...(script.info && { info: script.info }),
      query: (request) => processing.#query(request),
      rest: (request) => processing.#rest(request),
    }
    return processing
  }

  get endpoint(): string {
    return this.peer.endpoint
  }

  get restRequests(): PeerRequest[] {
    return this.peer.requests.filter(({ path }) => path.startsWith('/v2/'))
  }

  /** Executes a message, as if it had come on another way. */
  execute({ id, body }: Pick<SentMessage, 'id' | 'body'>, options: ExampleTransactionOptions = {}): string {
    const { hash, boc } = exampleTransaction(body, options)
    this.#byHash.set(hash, boc)
    this.#byMessage.set(id, { hash, boc, exitCode: options.exitCode ?? 0 })
    return hash
  }

  async #rest(request: PeerRequest): Promise<PeerAnswer> {
    if (request.path === '/v2/account') return this.#script.account?.(request) ?? { status: 404, text: 'Not found' }
    const [message] = JSON.parse(request.body) as [SentMessage]
    this.sent.push(message)
    const outcome = (await this.#script.message?.(message, this.sent.length - 1)) ?? { transaction: {} }
    if (typeof outcome === 'string' || !('transaction' in outcome)) return outcome
    return { json: { result: this.resultOf(message, this.execute(message, outcome.transaction)), error: null } }
  }

  /** `result` of the envelope. */
  resultOf(message: SentMessage, txHash: string): object {
    return {
      message_hash: parseBoc(Buffer.from(message.body, 'base64')).hashHex(),
      block_hash: 'None',
      tx_hash: txHash,
      state_timestamp: 1_800_000_000,
      ext_out_msgs: [],
      aborted: false,
      exit_code: 0,
      producers: [],
      current_time: '1800000000123',
      thread_id: message.thread_id ?? null,
      account_id: message.account_id,
      dapp_id: message.dapp_id,
    }
  }

  #query({ query, variables }: PeerRequest): PeerAnswer {
    if (this.#script.isFinal?.() === false) return { data: { blockchain: { transaction: null, message: null } } }
    const hash = (variables as { hash?: string } | undefined)?.hash
    if (query.includes('transaction(hash: $hash)')) {
      const boc = this.#byHash.get(hash!)
      return { data: { blockchain: { transaction: boc === undefined ? null : { boc, out_messages: [] } } } }
    }
    if (query.includes('message(hash: $hash)')) return { data: { blockchain: { message: this.#message(hash!) } } }
    const asked = [...query.matchAll(/(m\d+): message\(hash: "([0-9a-f]{64})"\)/g)]
    return { data: { blockchain: Object.fromEntries(asked.map(([, name, id]) => [name, this.#message(id!)])) } }
  }

  #message(id: string): object | null {
    const found = this.#byMessage.get(id)
    if (found === undefined) return null
    const { hash, boc, exitCode } = found
    return { dst_transaction: { id: hash, boc, aborted: exitCode !== 0, compute: { exit_code: exitCode } } }
  }
}

/** The envelope of a refusal. */
export const refusal = (code: string, details: object | null = null, token: unknown = null): PeerAnswer => ({
  json: {
    result: null,
    error: { code, message: `The node says ${code}`, data: details && { producers: [], ...details } },
    ext_message_token: token,
  },
})

/** A node that executes nothing: the test decides its answers to messages and queries. */
import { bytesToBase64 } from '../../../src/core/bytes/index.ts'
import { parseBoc, writeBoc } from '../../../src/core/cells/index.ts'
import { accountCell, currencies, standardAddress } from '../../../src/core/tlb/index.ts'
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
  /** Answer to a request for an account. Absent: no account is known, unless there is a chain. */
  readonly account?: (request: PeerRequest) => PeerAnswer
  /** Unix time of the last block and of states, s. Absent: there are neither blocks nor accounts. */
  readonly chainTimeSec?: () => number
  /** Whether transactions can be asked for yet. */
  readonly isFinal?: () => boolean
}

export class ProcessingPeer {
  readonly peer: GraphqlPeer
  readonly sent: SentMessage[] = []
  readonly #script: ProcessingScript
  readonly #byHash = new Map<string, string>()
  readonly #byMessage = new Map<string, { readonly hash: string; readonly boc: string; readonly exitCode: number }>()
  readonly #history: { readonly id: string; readonly message: string }[] = []

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
    this.#history.push({ id: hash, message: id })
    return hash
  }

  async #rest(request: PeerRequest): Promise<PeerAnswer> {
    if (request.path === '/v2/account') return this.#script.account?.(request) ?? this.#account(request)
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

  /** An account without contract, which accepts nothing. */
  #account({ search }: PeerRequest): PeerAnswer {
    const { chainTimeSec } = this.#script
    if (chainTimeSec === undefined) return { status: 404, text: 'Not found' }
    const accountId = search.get('account_id')!
    const cell = accountCell({
      address: standardAddress(0, Uint8Array.from(Buffer.from(accountId, 'hex'))),
      storageInfo: { used: { cells: 1n, bits: 1n, publicCells: 0n }, lastPaid: 1 } as never,
      lastTransLt: BigInt(this.#history.length * 10),
      balance: currencies(1_000_000_000n),
      state: { type: 'uninit' },
    })
    const boc = bytesToBase64(writeBoc(cell))
    return { json: { boc, dapp_id: search.get('dapp_id'), state_timestamp: chainTimeSec() * 1000 } }
  }

  #query({ query, variables }: PeerRequest): PeerAnswer {
    const asked = (variables ?? {}) as { hash?: string; message?: string; start?: number; after?: string | null }
    // Only these queries depend on transactions.
    const isFinal = !/(message|transaction)\(hash/.test(query) || this.#script.isFinal?.() !== false
    const answer: Record<string, unknown> = {}
    if (query.includes('message(hash: $message)')) answer['message'] = isFinal ? this.#message(asked.message!) : null
    if (query.includes('transaction(hash: $hash)')) {
      const boc = isFinal ? this.#byHash.get(asked.hash!) : undefined
      answer['transaction'] = boc === undefined ? null : { boc, status_name: 'Finalized' }
    }
    if (query.includes('blocks(')) answer['blocks'] = { edges: this.#blocks(asked.start!) }
    if (query.includes('transactions(')) answer['account'] = { transactions: this.#transactions(query, asked.after) }
    for (const [, name, id] of query.matchAll(/(m\d+): message\(hash: "([0-9a-f]{64})"\)/g)) {
      answer[name!] = isFinal ? this.#message(id!) : null
    }
    return { data: { blockchain: answer } }
  }

  #blocks(fromSec: number): object[] {
    const timeSec = this.#script.chainTimeSec?.() ?? 0
    return timeSec >= fromSec ? [{ node: { gen_utime: timeSec } }] : []
  }

  #transactions(query: string, after: string | null | undefined): object {
    const edges = this.#history.map(({ id, message }, index) => ({
      cursor: String(index),
      node: {
        id,
        lt: String(index * 10 + 9),
        prev_trans_hash: this.#history[index - 1]?.id ?? '0'.repeat(64),
        in_msg: message,
        outmsg_cnt: 0,
      },
    }))
    if (query.includes('last: 1')) return { edges: edges.slice(-1) }
    const start = typeof after === 'string' ? Number(after) + 1 : 0
    return { edges: edges.slice(start), pageInfo: { hasNextPage: false } }
  }

  #message(id: string): object | null {
    const found = this.#byMessage.get(id)
    if (found === undefined) return null
    const { hash, boc, exitCode } = found
    return {
      dst_transaction: {
        id: hash,
        boc,
        status_name: 'Finalized',
        aborted: exitCode !== 0,
        compute: { exit_code: exitCode },
      },
    }
  }
}

/** The envelope of a refusal. */
export function refusal(code: string, details: object | null = null, token: unknown = null): PeerAnswer {
  return {
    json: {
      result: null,
      error: { code, message: `The node says ${code}`, data: details && { producers: [], ...details } },
      ext_message_token: token,
    },
  }
}

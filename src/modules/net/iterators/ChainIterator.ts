/**
 * Iterators over blocks and transactions.
 *
 * Both follow the chain order of the node: connections `blockchain.blocks` and `blockchain.transactions`, whose cursors
 * begin with the time of the block, so that every shard is covered and an iterator can be resumed at a cursor. A
 * transaction iterator starts after the cursor of the last block before its time. At the end of the chain the node is
 * not asked again before `network.follow_interval` is over. Source: network 3.8, 3.10 and 3.11.
 */
import { defineHandle } from '../../../context/defineHandle.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { parseAddress } from '../../../core/addresses/parseAddress.ts'
import { InternalError, InvalidHandle } from '../../../errors/client.ts'
import { chainReplaced, InvalidServerResponse } from '../../../errors/net.ts'
import { epochOf } from '../../../net/follow/followDocument.ts'
import { type NetworkFeatures, networkOf } from '../../../net/index.ts'
import { plainNumerals } from '../../../net/plainNumerals.ts'
import { queryByFeatures } from '../../../net/queryByFeatures.ts'
import { isObject, objectAt, valueAt } from '../../../net/readGraphqlResponse.ts'
import { sleep } from '../../../net/waiting.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import type {
  ParamsOfCreateTransactionIterator,
  ParamsOfResumeTransactionIterator,
  TransactionTransfer,
} from '../types.ts'
import { isInShard, overlap, parseShard, type Shard } from './Shard.ts'

interface TransferMessage {
  readonly id?: string
  readonly value?: string | null
  readonly src?: string | null
  readonly dst?: string | null
}

const POSITIVE = /^(?!0+$)\d+$/
const BOUNCED = 2

/** Transfers of a transaction item: messages that carry tokens. Source: network 3.8. */
function transfersOf(transaction: Record<string, unknown>): ValueOf<typeof TransactionTransfer>[] {
  const isBounced = (transaction['bounce'] as { bounce_type?: number } | null | undefined)?.bounce_type === BOUNCED
  const transfer = ({ id = '', value, src, dst }: TransferMessage, isDeposit: boolean) =>
    typeof value === 'string' && POSITIVE.test(value)
      ? [{ message: id, isBounced, isDeposit, counterparty: (isDeposit ? src : dst) ?? '', value }]
      : []
  const inbound = transaction['in_message'] as TransferMessage | null | undefined
  const outbound = (transaction['out_messages'] ?? []) as readonly TransferMessage[]
  return [...(inbound ? transfer(inbound, true) : []), ...outbound.flatMap((message) => transfer(message, false))]
}

/** Parameters and position of an iterator. Its JSON is the resume state. */
export interface IteratorState {
  readonly kind: 'blocks' | 'transactions'
  readonly start_time: number | null
  readonly end_time: number | null
  readonly shard_filter: readonly string[] | null
  readonly result: string
  readonly include_transfers: boolean
  /** Cursor of the last item that was read. */
  readonly cursor: string | null
  readonly is_finished: boolean
  /** Epoch of the chain that the cursor belongs to; only development nodes have one. */
  readonly epoch?: string | null
}

interface Edge {
  readonly cursor: string
  readonly node: Record<string, unknown>
}

const ITEMS_PER_QUERY = 40
const MAX_ITEMS_PER_QUERY = 1000
/** Time after which no more blocks of a given time appear, ms, on a node that reports how far its data lag. */
const SETTLED_MS = 1_000
/** The same time, ms, on a node that does not report how far its data lag. */
const SETTLED_UNTOLD_MS = 60_000
/** Largest time that GraphQL can express, s. */
const MAX_TIME = 2 ** 31 - 1

const BLOCK_FIELDS =
  'id gen_utime workchain_id shard after_split after_merge prev_ref { root_hash } prev_alt_ref { root_hash }'
const TRANSACTION_FIELDS =
  'id account_addr now balance_delta(format:DEC) bounce { bounce_type } in_message { id value(format:DEC) msg_type src } out_messages { id value(format:DEC) msg_type dst }'

export class ChainIterator {
  #state: IteratorState
  readonly #shards: readonly Shard[] | undefined
  readonly #accounts: ReadonlySet<string> | undefined
  #waiting: readonly Edge[] = []
  /** Time of the next query at the end of the chain, by the monotonic clock. */
  #askAgainAtMs = 0

  /** Throws InvalidParams (23) for shards and accounts that cannot be read. */
  constructor(state: IteratorState, accounts?: readonly string[] | null) {
    this.#state = state
    this.#shards = state.shard_filter?.map(parseShard)
    this.#accounts = accounts ? new Set(accounts.map(accountKey)) : undefined
  }

  get state(): IteratorState {
    return this.#state
  }

  /** Reads at most one page. Throws ChainReplaced (624) and errors of queries. */
  async next(call: CallScope, limit: number): Promise<{ items: unknown[]; hasMore: boolean }> {
    const items: unknown[] = []
    if (this.#waiting.length === 0 && !this.#state.is_finished) await this.#load(call, limit)
    while (items.length < limit && this.#waiting.length > 0 && !this.#state.is_finished) {
      const { cursor, node } = this.#waiting[0]!
      if (this.#isPastEnd(node)) this.#finish()
      else {
        this.#waiting = this.#waiting.slice(1)
        this.#state = { ...this.#state, cursor }
        if (this.#isWanted(node)) items.push(this.#item(node))
      }
    }
    return { items, hasMore: !this.#state.is_finished }
  }

  async #load(call: CallScope, limit: number): Promise<void> {
    const { clock, config, signal } = call
    const pauseMs = this.#askAgainAtMs - clock.elapsed()
    if (pauseMs > 0) await sleep(clock, pauseMs, call.context.signal, signal)
    const { kind, cursor, start_time } = this.#state
    const startCursor = cursor ?? (kind === 'transactions' ? await this.#cursorBefore(call, start_time) : null)
    const first = Math.min(Math.max(limit, ITEMS_PER_QUERY), MAX_ITEMS_PER_QUERY)
    const { edges, settledMs } = await this.#page(call, startCursor, first)
    this.#waiting = edges
    if (edges.length < first) this.#askAgainAtMs = clock.elapsed() + config.network.follow_interval
    const { end_time } = this.#state
    if (edges.length === 0 && end_time !== null && settledMs >= end_time * 1000) this.#finish()
  }

  #finish(): void {
    this.#state = { ...this.#state, is_finished: true }
    this.#waiting = []
  }

  /** `settledMs`: blocks of this time (ms since 1970) and before do not appear any more. */
  async #page(
    call: CallScope,
    after: string | null,
    first: number,
  ): Promise<{ readonly edges: readonly Edge[]; readonly settledMs: number }> {
    const { kind, result, start_time } = this.#state
    const fields = `${kind === 'blocks' ? BLOCK_FIELDS : TRANSACTION_FIELDS} ${result}`
    const range =
      kind === 'blocks' && after === null && start_time !== null
        ? `,master_seq_no_range:{start:${Math.min(start_time, MAX_TIME)}}`
        : ''
    // The time is read before the list, so that objects missing from the list are not older.
    const document = ({ info }: NetworkFeatures) => ({
      query: `query($first:Int,$after:String){info{time latency${info.has('epoch') ? ' epoch' : ''}} blockchain{${kind}(first:$first,after:$after${range}){edges{cursor node{${fields}}}}}}`,
      variables: { first, after },
    })
    const network = networkOf(call.context)
    const data = await queryByFeatures(network, call.clock, document, { signal: call.signal })
    this.#keepEpoch(call, epochOf(data))
    return { edges: edgesOf(data, kind), settledMs: settledTime(data['info'], call.clock.now()) }
  }

  /** Throws ChainReplaced (624). */
  #keepEpoch({ context }: CallScope, epoch: string | undefined): void {
    networkOf(context).noteEpoch(epoch)
    const { epoch: previous } = this.#state
    if (epoch === undefined || epoch === previous) return
    if (previous !== undefined && previous !== null) throw chainReplaced(previous, epoch)
    this.#state = { ...this.#state, epoch }
  }

  /** Cursor of the last block before a time; transactions of later blocks come after it. */
  async #cursorBefore(call: CallScope, startTime: number | null): Promise<string | null> {
    if (startTime === null) return null
    const end = Math.min(startTime, MAX_TIME)
    const query = `query{blockchain{blocks(last:1,master_seq_no_range:{end:${end}}){edges{cursor node{id}}}}}`
    const cursor = edgesOf(await ask(call, query, {}), 'blocks')[0]?.cursor
    // The transactions of that block have its cursor as prefix; `~` sorts after everything that may follow.
    return cursor === undefined ? null : `${cursor}~`
  }

  #isPastEnd(node: Record<string, unknown>): boolean {
    const time = Number(this.#state.kind === 'blocks' ? node['gen_utime'] : node['now'])
    return this.#state.end_time !== null && time >= this.#state.end_time
  }

  #isWanted(node: Record<string, unknown>): boolean {
    if (this.#state.kind === 'blocks') {
      const shard = { workchain: Number(node['workchain_id'] ?? 0), prefix: prefixOf(node['shard']) }
      return this.#shards === undefined || this.#shards.some((wanted) => overlap(wanted, shard))
    }
    const account = String(node['account_addr'] ?? '')
    if (this.#accounts !== undefined && !this.#accounts.has(accountKey(account))) return false
    return this.#shards === undefined || this.#shards.some((shard) => isAccountIn(shard, account))
  }

  #item(node: Record<string, unknown>): unknown {
    return this.#state.include_transfers ? { ...node, transfers: transfersOf(node) } : node
  }
}

/** Iterators of a client. */
export const chainIterators = defineHandle<ChainIterator>('Iterator', InvalidHandle)

type IteratorParams = Partial<ValueOf<typeof ParamsOfCreateTransactionIterator>>

/** Creates an iterator at its beginning. Throws NetModuleNotInit (14), InvalidParams (23). */
export function startIterator({ context }: CallScope, kind: IteratorState['kind'], params: IteratorParams) {
  networkOf(context).expectConfigured()
  const state: IteratorState = {
    kind,
    start_time: params.start_time ?? null,
    end_time: params.end_time ?? null,
    shard_filter: params.shard_filter ?? null,
    result: params.result ?? '',
    include_transfers: params.include_transfers ?? false,
    cursor: null,
    is_finished: false,
  }
  return { handle: chainIterators.add(context, new ChainIterator(state, params.accounts_filter)) }
}

/** Creates an iterator at a saved state. Throws NetModuleNotInit (14), InvalidParams (23), InternalError (33). */
export function resumeIterator(
  { context }: CallScope,
  kind: IteratorState['kind'],
  { resume_state, accounts_filter }: Partial<ValueOf<typeof ParamsOfResumeTransactionIterator>>,
) {
  networkOf(context).expectConfigured()
  return { handle: chainIterators.add(context, new ChainIterator(readState(resume_state, kind), accounts_filter)) }
}

function readState(value: unknown, kind: IteratorState['kind']): IteratorState {
  const state = value as IteratorState
  const isTime = (time: unknown) => time === null || (Number.isInteger(time) && (time as number) >= 0)
  const isReadable =
    isObject(value) &&
    state.kind === kind &&
    isTime(state.start_time) &&
    isTime(state.end_time) &&
    (state.shard_filter === null || (Array.isArray(state.shard_filter) && state.shard_filter.every(isText))) &&
    isText(state.result) &&
    typeof state.include_transfers === 'boolean' &&
    (state.cursor === null || isText(state.cursor)) &&
    typeof state.is_finished === 'boolean' &&
    (state.epoch === undefined || state.epoch === null || isText(state.epoch))
  if (isReadable) return state
  throw InternalError.error(`The resume state is not one of an iterator over ${kind}`)
}

async function ask(call: CallScope, query: string, variables: object): Promise<unknown> {
  return (await networkOf(call.context).queryResponse({ query, variables, signal: call.signal }))?.['data']
}

/** If the node reports no time, the clock of this machine is used. */
function settledTime(info: unknown, nowMs: number): number {
  const { time, latency } = plainNumerals(objectAt(info)) as { time?: unknown; latency?: unknown }
  const timeMs = typeof time === 'number' ? time : nowMs
  return timeMs - (typeof latency === 'number' ? Math.abs(latency) + SETTLED_MS : SETTLED_UNTOLD_MS)
}

function edgesOf(data: unknown, kind: IteratorState['kind']): readonly Edge[] {
  const edges = valueAt(data, 'blockchain', kind, 'edges')
  if (Array.isArray(edges) && edges.every((edge) => isText(edge?.cursor) && isObject(edge.node))) return edges
  throw InvalidServerResponse.error(`Invalid answer: expected edges in data.blockchain.${kind}`)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function prefixOf(shard: unknown): bigint {
  return typeof shard === 'string' && /^[0-9a-f]{1,16}$/i.test(shard) ? BigInt(`0x${shard}`) : 1n << 63n
}

/** Nodes name accounts with and without workchain. */
function accountKey(text: string): string {
  try {
    const { workchain, account } = parseAddress(text)
    return `${workchain}:${account}`
  } catch {
    return text
  }
}

function isAccountIn(shard: Shard, text: string): boolean {
  const [workchain, account] = accountKey(text).split(':')
  return Number(workchain) === shard.workchain && /^[0-9a-f]{16}/i.test(account ?? '') && isInShard(account!, shard)
}

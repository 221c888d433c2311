import type { Cell } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import type { Clock } from '../../../ports/Clock.ts'
import type { BlockProofs } from '../keepers/BlockProofs.ts'
import type { NodeStore, Row } from '../store/NodeStore.ts'
import type { Sql } from '../store/sql.ts'
import type { Mode, Shapes } from './fields/shapes.ts'
import type { Budget } from './server/Budget.ts'

/** A message received by `postRequests`. */
export interface PostedMessage {
  readonly cell: Cell
  /** BOC of the message as it came. */
  readonly boc: Uint8Array
}

/** Parts of the node that GraphQL needs besides the store. */
export interface GraphqlNode {
  /**
   * Accepts a message like the REST interface; settles when the message has been executed or queued. Rejects with any
   * `Error`, whose message is shown to the sender.
   */
  postMessage(message: PostedMessage): Promise<unknown>
  /** Reported as `info.latency`, in ms. Default 0. */
  readonly latencyMs?: () => number
  /** Reported as `info.rempEnabled`. Default false. */
  readonly rempEnabled?: boolean
  /** Whether accounts have Dapp IDs; if not, the argument `dapp_id` is ignored. Default true. */
  readonly hasDappIds?: boolean
  /** Reported as `info.endpoints`. Default: empty. */
  readonly endpoints?: readonly string[]
  /** Called when a client asks for blocks or transactions after the last block. Default: ignored. */
  readonly wantBlock?: () => void
  /** Reported as `info.rules`. Default: null. */
  readonly rules?: ChainRules
  /** Reported as `info.epoch`. Default: null. */
  readonly epoch?: () => string
  /** Attestations of block keepers. Default: none. */
  readonly proofs?: Pick<BlockProofs, 'stated' | 'signed'>
  /**
   * Called before an account is read by its id; settles when the account is available locally. Default: it always is.
   */
  readonly touchAccount?: (accountId: string) => Promise<void>
}

/** Runs queries that may read many rows, on another thread if possible. Throws QueryTimeout. */
export type Scan = (query: Sql) => Promise<Row[]>

/** State that resolvers share during one request. */
export interface RequestContext {
  readonly store: NodeStore
  readonly scan: Scan
  readonly node: GraphqlNode
  readonly clock: Clock
  readonly mode: Mode
  readonly shapes: Shapes
  readonly budget: Budget
  readonly rejections: Rejections
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
}

/** Why messages that came through `postRequests` were not executed, by id; the oldest are forgotten. */
export class Rejections {
  readonly #texts = new Map<string, string>()

  add(id: string, text: string): void {
    this.#texts.set(id, text)
    if (this.#texts.size > 10_000) this.#texts.delete(this.#texts.keys().next().value!)
  }

  get(id: string): string | undefined {
    return this.#texts.get(id)
  }
}

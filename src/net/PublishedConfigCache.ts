/**
 * The blockchain configuration that a network publishes: the one in its last key block. Networks with default settings
 * do not publish it. Source: network 3.9 and 3.10.
 */
import { BocError, getBlockchainConfig } from '../core/boc/index.ts'
import { base64ToBytes } from '../core/bytes/base64.ts'
import { CellError, parseBoc, writeBocBase64 } from '../core/cells/index.ts'
import type { Clock } from '../ports/Clock.ts'
import { type AbortSource, abortable } from './waiting.ts'

/** The configuration changes by a vote of the network; key blocks are rare. */
const KEEP_MS = 60_000

/** The last key block as base64 of its BOC; absent on a chain without key blocks. */
export const KEY_BLOCK_QUERY =
  'query{blocks(filter:{workchain_id:{eq:-1},key_block:{eq:true}},orderBy:[{path:"seq_no",direction:DESC}],limit:1){boc}}'

export class PublishedConfigCache {
  readonly #clock: Clock
  readonly #ask: () => Promise<string | undefined>
  #known: { readonly config: string | undefined; readonly atMs: number } | undefined
  #running: Promise<string | undefined> | undefined
  #failedAtMs: number | undefined
  /** Answers to requests from before the cache was cleared belong to other endpoints. */
  #generation = 0

  constructor(clock: Clock, ask: () => Promise<string | undefined>) {
    this.#clock = clock
    this.#ask = ask
  }

  /** Base64 of the BOC, `undefined` if the network does not publish it. */
  get(signal: AbortSource | undefined): Promise<string | undefined> {
    if (this.#known !== undefined && this.#clock.elapsed() - this.#known.atMs < KEEP_MS) {
      return Promise.resolve(this.#known.config)
    }
    this.#running ??= this.#askNow(this.#generation)
    return abortable(this.#running, signal)
  }

  /** Whether it could not be read a moment ago: callers that can do without it do not ask again at once. */
  get hasFailed(): boolean {
    return this.#failedAtMs !== undefined && this.#clock.elapsed() - this.#failedAtMs < KEEP_MS
  }

  fail(): void {
    this.#failedAtMs = this.#clock.elapsed()
  }

  clear(): void {
    this.#generation++
    this.#known = undefined
    this.#running = undefined
    this.#failedAtMs = undefined
  }

  async #askNow(generation: number): Promise<string | undefined> {
    try {
      const config = await this.#ask()
      if (generation === this.#generation) {
        this.#known = { config, atMs: this.#clock.elapsed() }
        this.#failedAtMs = undefined
      }
      return config
    } finally {
      if (generation === this.#generation) this.#running = undefined
    }
  }
}

/** The configuration of a key block; `undefined` for a block without a readable configuration. */
export function configOfKeyBlock(bocBase64: string): string | undefined {
  const bytes = base64ToBytes(bocBase64)
  if (bytes === undefined) return undefined
  try {
    return writeBocBase64(getBlockchainConfig(parseBoc(bytes)))
  } catch (error) {
    if (error instanceof CellError || error instanceof BocError) return undefined
    throw error
  }
}

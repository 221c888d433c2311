/** All in ms. */
export interface LaneOptions {
  /** How long to wait for locks of others; longer than a stalled transaction may keep its locks. Default 5000. */
  readonly lockMs: number
  /** How long to retry if the server is unreachable or transactions conflict. Default 5000. */
  readonly retryMs: number
  /** How long to ask for the outcome of a commit. Default 15000. */
  readonly resolveMs: number
  /** Whether a storage is written although its state says that it must not be used. Default false. */
  readonly ignoresState: boolean
}

export const defaultOptions: LaneOptions = { lockMs: 5000, retryMs: 5000, resolveMs: 15_000, ignoresState: false }

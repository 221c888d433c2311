import type { NodeInfo } from './Network.ts'
import type { ClockReading } from './NetworkTime.ts'

/** An endpoint that has answered. */
export interface Endpoint {
  /** As configured. */
  readonly text: string
  /** Effective query URL: after redirects, with the query string of the endpoint. */
  readonly url: URL
  readonly info: NodeInfo
  /** When the endpoint was queried, by the monotonic clock. */
  readonly checkedAtMs: number
  /** Clock of the node at that time; `undefined` when the node does not report it. */
  readonly reading: ClockReading | undefined
}

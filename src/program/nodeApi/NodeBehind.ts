import type { Sender } from './NodeBackend.ts'

/** Answer of an upstream node. */
export interface UpstreamAnswer {
  readonly status: number
  readonly text: string
  /** `undefined` if it is not JSON. */
  readonly json: unknown
}

/** A node that is asked, or several that are one. */
export interface NodeBehind {
  /** `http://host:port` of a producer that an answer names, under the scheme of this node. */
  originOf(producer: string): string | undefined
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

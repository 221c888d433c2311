import type { Loss } from './ConnectionLost.ts'

/** A way to exchange messages with one daemon: whole JSON texts, without any knowledge of what they mean. */
export interface Link {
  send(text: string): void
  /** Whether a caller waits, so that the process must not end yet. */
  hold(isBusy: boolean): void
  /** Ends the connection in an orderly way; settles when it is gone. */
  close(): Promise<void>
}

/** The other direction. Nothing comes after `lost`, which comes once, also after `close`. */
export interface LinkEvents {
  received(text: string): void
  lost(loss: Loss): void
}

export type OpenLink = (events: LinkEvents) => Link

/** A link that the calling thread can wait for. */
export interface BlockingLink extends Link {
  /** Blocks until the next event and delivers it, or until the time has passed. */
  wait(timeoutMs: number): void
}

export type OpenBlockingLink = (events: LinkEvents) => BlockingLink

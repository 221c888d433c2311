import { WebSocket } from 'ws'

/** Bytes that may wait for one side before the other is not read any more. */
const SLOW_BYTES = 1 << 20

/**
 * Sends a message that came from one side to the other. When the receiver is slow the source is not read until it has caught
 * up, so that what waits here is bounded; a receiver that is gone gets nothing.
 */
export function relay(from: WebSocket, to: WebSocket, text: string): void {
  if (to.readyState !== WebSocket.OPEN) return
  to.send(text, () => {
    if (from.isPaused && to.bufferedAmount <= SLOW_BYTES) from.resume()
  })
  if (to.bufferedAmount > SLOW_BYTES) from.pause()
}

import type { IncomingMessage } from 'node:http'

/**
 * For `shouldUpgradeCallback` of a server: offers to change to another protocol, such as the `h2c` that Java's HTTP client
 * makes with every request, are ignored, and the request is answered.
 */
export function wantsWebSocket({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket'
}

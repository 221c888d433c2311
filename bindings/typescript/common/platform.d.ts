/** What the shared part uses beside cancellation and UTF-8 and finds on Node.js as well as in browsers. */
declare function queueMicrotask(action: () => void): void

declare const crypto: {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>
}

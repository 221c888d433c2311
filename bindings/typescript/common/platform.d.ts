/** Random numbers, as Node.js and browsers have them. */
declare const crypto: {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>
}

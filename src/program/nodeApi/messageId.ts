/**
 * Problem of the id that a sender assigns to a message; `undefined` for the hash of the message, as hex digits
 * or the base64 of the same bytes. Nodes of networks take any text; an id that is not the hash is a mistake of the
 * sender.
 */
export function describeWrongId(id: string, hash: string): string | undefined {
  if (id.toLowerCase() === hash || id === Buffer.from(hash, 'hex').toString('base64')) return undefined
  return `message ${id.slice(0, 128)}: id is not the message hash, expected ${hash}`
}

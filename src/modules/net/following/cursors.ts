/**
 * Cursors of `follow_account`: that of the network, and on a development node the epoch of the chain that it belongs to,
 * because a cursor of another chain would skip objects. A plain cursor of the network is accepted, too.
 */

const SEPARATOR = '@'

/** `after` is null before the first object. */
export function splitCursor(cursor: string): { readonly after: string | null; readonly epoch: string | undefined } {
  const at = cursor.indexOf(SEPARATOR)
  const after = at === -1 ? cursor : cursor.slice(0, at)
  return { after: after === '' ? null : after, epoch: at === -1 ? undefined : cursor.slice(at + 1) }
}

export function joinCursor(after: string, epoch: string | undefined): string {
  return epoch === undefined ? after : `${after}${SEPARATOR}${epoch}`
}

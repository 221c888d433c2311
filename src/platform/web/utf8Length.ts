/** The same as `../node/utf8Length.ts`, counted without encoding the text. */
import type * as node from '../node/utf8Length.ts'

export const utf8Length: typeof node.utf8Length = (text) => {
  let bytes = text.length
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 0x80) continue
    if (unit < 0x800) {
      bytes++
      continue
    }
    bytes += 2
    // Both halves of a pair have 2 bytes.
    const isPair = unit >= 0xd800 && unit < 0xdc00 && isLowSurrogate(text.charCodeAt(at + 1))
    if (isPair) at++
  }
  return bytes
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000
}

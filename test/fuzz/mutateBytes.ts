import type { Dice } from './Dice.ts'

/** `bytes` with one fault: a flipped bit, a wrong byte, a cut, an insertion, a piece of `other`. */
export function mutateBytes(dice: Dice, bytes: Uint8Array, other: Uint8Array): Uint8Array {
  const at = dice.below(bytes.length + 1)
  const changed = (change: (copy: Uint8Array) => void) => {
    const copy = Uint8Array.from(bytes)
    if (copy.length > 0) change(copy)
    return copy
  }
  switch (dice.below(7)) {
    case 0:
      return changed((copy) => {
        copy[at % copy.length]! ^= 1 << dice.below(8)
      })
    case 1:
      return changed((copy) => {
        copy[at % copy.length] = dice.pick([0, 1, 0x7f, 0x80, 0xff, dice.below(256)])
      })
    case 2:
      // Counters and sizes stand at the beginning.
      return changed((copy) => {
        copy[dice.below(Math.min(copy.length, 24))] = dice.pick([0, 1, 2, 4, 8, 0xff, dice.below(256)])
      })
    case 3:
      return bytes.slice(0, at)
    case 4:
      return Buffer.concat([
        bytes.subarray(0, at),
        Buffer.alloc(1 + dice.below(40), dice.below(256)),
        bytes.subarray(at),
      ])
    case 5:
      return Buffer.concat([bytes.subarray(0, at), other.subarray(dice.below(other.length + 1))])
    default:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(dice.below(bytes.length + 1))])
  }
}

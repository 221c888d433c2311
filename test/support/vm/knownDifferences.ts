import type { Difference } from './compareRuns.ts'

/** A difference that is meant to be, or that cannot matter, with its reason. */
export interface KnownDifference {
  readonly reason: string
  readonly fits: (difference: Difference) => boolean
}

const where = (pattern: RegExp) => (difference: Difference) => pattern.test(difference.at)

/** What generated programs may do differently here and on the machine they are compared with. */
export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    reason:
      'A cell that is no dictionary: the machines notice it after different cells and report 9 or 10. Programs that keep a ' +
      'real dictionary are compared by themselves, without exception.',
    fits: where(/(?:at|after|step \d+) DICT/),
  },
  {
    reason:
      'Prefix code dictionaries and subdictionaries: the other machine charges them by a scheme of its own, and some make ' +
      'it give up. No compiler uses them.',
    fits: where(/(?:at|after|step \d+) (?:SUB|PFX)DICT/),
  },
  {
    reason:
      'A reserve of other currencies from a cell that is no dictionary of them: the action fails with another code.',
    fits: where(/^transaction with .*RAWRESERVEX/),
  },
  {
    reason: 'A limit of CDATASIZE from 2^32 on: the other machine has 32-bit sizes in its WebAssembly form.',
    fits: where(/[CS]DATASIZE/),
  },
]

/** Programs that make the other machine give up: an error that is no exception of the machine. */
export const isGivenUp = (reason: string): boolean => /executor internal error|memory access|unreachable/.test(reason)

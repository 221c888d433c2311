import type { Difference } from './compareRuns.ts'

/** A difference that is meant to be, or that cannot matter, with its reason. */
export interface KnownDifference {
  readonly reason: string
  readonly fits: (difference: Difference) => boolean
}

function where(pattern: RegExp) {
  return (difference: Difference) => pattern.test(difference.at)
}

/** Differences that generated programs may show between this library and the machine that they are compared with. */
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

/** Programs that make the other machine give up: an error that is not an exception of the machine. */
export function isGivenUp(reason: string): boolean {
  return /executor internal error|memory access|unreachable/.test(reason)
}

/** Instructions that the second machine does not have, or has with another meaning, with the reason. */
export interface UncomparedInstructions {
  readonly reason: string
  readonly names: RegExp
}

/**
 * Instructions that programs for the second machine avoid. It follows a later published specification, not the classic
 * networks.
 */
export const TYCHO_UNCOMPARED: readonly UncomparedInstructions[] = [
  {
    reason: 'Not part of its instruction set: quiet division with a number, continuations in cells, prefix codes.',
    names: /^Q.*#|^(?:ST|LD)CONT|PFX|^SUBDICT/,
  },
  {
    reason:
      'Capabilities of the classic networks that it does not know; COPYLEFT and TRYKEEP are no instructions there.',
    names: /^(?:TRYKEEP|COPYLEFT|GASREMAINING|CHANGELIB|SETLIBCODE)$/,
  },
  {
    reason: 'The same opcodes stand for items of a longer contract information there.',
    names: /^(?:INITCODEHASH|SEQNO|STORAGEFEE)$/,
  },
  {
    reason: 'It takes no code page but 0, negative ones of the debugger included; classic networks take each.',
    names: /^SETCP/,
  },
  {
    reason: 'It adds parameters to the configuration, so that the hash and the depth of its dictionary are others.',
    names: /^CONFIG/,
  },
  {
    reason: 'It writes the seed to a longer contract information, and a tuple is paid by its length.',
    names: /RAND/,
  },
  { reason: 'It reads the number of the bit from other places of the opcode than published.', names: /BITJMPREF$/ },
  { reason: 'It drops as many values as it should leave.', names: /^ONLYX$/ },
  { reason: 'It removes the number from the slice; a preload leaves it there.', names: /^PLDUZ$/ },
]

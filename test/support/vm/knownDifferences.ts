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

/** How a run ended, from `exit 5 gas 300 steps 7`. */
function endOf(text: string): { readonly exit: number; readonly gas: number; readonly steps: number } | undefined {
  const [, exit, gas, steps] = /^exit (-?\d+) gas (\d+) steps (\d+)$/.exec(text) ?? []
  return exit === undefined ? undefined : { exit: Number(exit), gas: Number(gas), steps: Number(steps) }
}

/**
 * Both fail at the same instruction for the same gas, for another of its faults: `codes` are the exceptions here and there.
 */
function otherFault(reason: string, codes: string, names: RegExp): KnownDifference {
  return {
    reason,
    fits: ({ at, here, elsewhere }) => {
      const [mine, other] = [endOf(here), endOf(elsewhere)]
      const name = /^end, after (.*)$/.exec(at)?.[1]
      if (name === undefined || mine === undefined || other === undefined) return false
      const isSame = mine.gas === other.gas && mine.steps === other.steps
      return isSame && codes === `${mine.exit}>${other.exit}` && names.test(name)
    },
  }
}

/** Differences to the second machine. In all of these the first one, which runs in classic networks, agrees with us. */
export const TYCHO_DIFFERENCES: readonly KnownDifference[] = [
  otherFault(
    'No number at all is 4 there where a number is stored or limits a count.',
    '5>4',
    /^DICT[IU]?(?:SET|ADD|REPLACE|DELGETREF)|^[CS]DATASIZEQ?$|^ST(?:GRAMS|VARU?INT)|^SCUTFIRST$/,
  ),
  otherFault(
    'No number at all is 4 there as a position in the stack or a shift.',
    '5>4',
    /^(?:ONLYTOPX|REVX|ROLL(?:REV)?X|BLKSWX)$|SHIFT/,
  ),
  otherFault(
    'A position in the stack that cannot be, or is no number, is a stack underflow there.',
    '5>2',
    /^(?:DROPX|ONLYTOPX|PICK|XCHGX|ROLL(?:REV)?X|REVX|BLKSWX)$/,
  ),
  otherFault('A register that cannot be is no instruction there.', '5>6', /^invalid opcode$/),
  otherFault('Registers that are not in ascending order are no instruction there.', '2>6', /^XCHG s/),
  otherFault(
    'The size of a shift or of a stored number is looked at before the types of what is below it.',
    '7>5',
    /SHIFT|MODPOW2|^ST[IU]X|^STSAME$|^BCHK/,
  ),
  otherFault(
    'Of a type and a range that are both wrong, the type comes first there.',
    '5>7',
    /^(?:BCHK\w*REFSQ?|BLKSWX|REVX|[CS]DATASIZEQ?|CHKSIGNS|DICT[IU]SETB)$/,
  ),
  otherFault('No number at all comes before a wrong type here, or after it.', '7>4', /SHIFT/),
  otherFault('A wrong type below a key comes before the key there.', '4>7', /^DICT[IU]/),
  otherFault('A wrong type comes before operands that are missing.', '2>7', /SHIFT|^TRYARGS/),
  otherFault('A cell that is no dictionary is noticed one cell earlier there.', '10>9', /^DICT/),
  otherFault('What a cell has not, and what a builder has no room for, is an overflow there.', '9>8', /^SCHK/),
  otherFault('A number that a builder cannot have room for is an overflow there.', '5>8', /^BCHK/),
  {
    reason: 'What the machine does by itself at the end of code is one step more or less there.',
    fits: ({ at, here, elsewhere }) => {
      const [mine, other] = [endOf(here), endOf(elsewhere)]
      if (!at.startsWith('end') || mine === undefined || other === undefined) return false
      return mine.exit === other.exit && mine.gas === other.gas && Math.abs(mine.steps - other.steps) === 1
    },
  },
  {
    reason:
      'An exception in a handler, without an outer handler, goes on here in what the first exception interrupted; it ends ' +
      'the run there.',
    fits: ({ here, elsewhere }) => elsewhere === 'ended' && /^at \w+:\d+(?: gas \d+)?$/.test(here),
  },
  {
    reason: 'A continuation for a condition that does not hold is looked at there, and dropped unseen here.',
    fits: where(/after IF(?:NOT)?(?:JMP)?$/),
  },
  {
    reason: 'A condition on the size of a builder with a number that cannot be is an error here.',
    fits: where(/after BCHK/),
  },
  { reason: 'A signed number with a length takes a byte more for the sign here.', fits: where(/after STVARINT/) },
  { reason: 'POPCTRX always fails here.', fits: where(/after POPCTRX/) },
  {
    reason: 'After AGAINENDBRK the alternative return is one more step here.',
    fits: where(/^end, after (?:RET|RETALT)$/),
  },
  {
    reason: 'A key of a dictionary that does not fit is an error here, and is not found there.',
    fits: where(/after DICT[IU]?(?:GET|DEL|SET|ADD|REPLACE)/),
  },
  {
    reason: 'A value that is no single reference is an error here where the instruction wants a reference.',
    fits: where(/after DICT\w*REF/),
  },
  {
    reason: 'Cells that DICT…REMMIN, REMMAX and ADDREF load twice are paid twice here.',
    fits: where(/DICT[IU]?(?:REM(?:MIN|MAX)|ADDREF)/),
  },
  {
    reason: 'A negative number is stored as an unsigned one there and is an error here.',
    fits: where(/after ST(?:U|VARUINT|GRAMS)/),
  },
  { reason: 'A reserve takes only the modes 0 to 15 here.', fits: where(/after RAWRESERVE/) },
  { reason: 'SAVEBOTH fails here while c0 or c1 is set.', fits: where(/after SAVEBOTH/) },
  { reason: 'XCHG of registers that are not in ascending order is no instruction there.', fits: where(/after XCHG s/) },
  {
    reason: 'The number of an exception is checked there also when it is not thrown.',
    fits: where(/after THROW(?:ARG)?ANYIF/),
  },
  {
    reason: 'ENDS does not look at references here, and SDSKIPLAST drops them.',
    fits: where(/after (?:ENDS|SDSKIPLAST)/),
  },
  {
    reason: 'Moving a great part of the stack is paid by its depth there.',
    fits: where(/(?:ROLL|ROLLREV|BLKSW|PICK)X?(?:$|,)/),
  },
  { reason: 'A failing ENDXC has paid for the cell there.', fits: where(/after ENDXC/) },
  {
    reason: 'Products and shifts to the left before a remainder rounded up are limited here.',
    fits: where(/after Q?(?:LSHIFT|MULMOD)/),
  },
  {
    reason: 'A negative or huge amount of gas is another error there.',
    fits: where(/after (?:BUYGAS|SETGASLIMIT)/),
  },
  {
    reason:
      'Quiet division by zero, or of no number, gives no number for quotient and remainder here, 0 for one of them there.',
    fits: where(/after Q\w*(?:DIV|MOD)/),
  },
  { reason: 'A register c2 that is not set reads as null here.', fits: where(/after PUSHCTR/) },
  { reason: 'The contract information has more items there.', fits: where(/after (?:GETGLOB|GETPARAM)/) },
  {
    reason: 'A constant slice without completion tag is taken whole here and is empty there.',
    fits: where(/after (?:PUSHSLICE|STSLICECONST|SDBEGINS)/),
  },
]

import { Builder, type Cell } from '../../../src/core/cells/index.ts'
import { INSTRUCTION_FAMILIES } from '../../../src/core/vm/instructionTable.ts'
import type { Dice } from '../../fuzz/Dice.ts'
import { hexBytes } from '../hexBytes.ts'

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}

const DICTIONARY_INSTRUCTIONS = INSTRUCTION_FAMILIES.flatMap(({ instructions }) => instructions).filter(
  ({ name, bits }) => bits === 16 && name.startsWith('DICT') && !/EXEC|JMP|PUSHCONST/.test(name),
)

/**
 * A program that works on one dictionary with keys of 8 bits, which stays at the bottom of its values: it writes, reads,
 * walks, cuts and removes, and drops what it gets.
 */
export function dictionaryProgram(dice: Dice, length: number): Cell {
  const withRefs = dice.below(2) === 0
  const usable = DICTIONARY_INSTRUCTIONS.filter(({ name }) =>
    withRefs ? /REF|NEXT|PREV|DEL$/.test(name) : !name.includes('REF'),
  )
  const pieces = ['6d']
  for (let i = 0; i < length; i++) {
    const { name, opcode } = dice.pick(usable)
    const op = `78${hex(opcode, 4)}`
    const isSlice = !/^DICT[IU]/.test(name)
    // Few different keys, so that they meet again.
    const key = [1, 2, 3, 0x40, 0x41, 0x7f, 0x80, 0xc0, 0xfe, 0xff][dice.below(10)]!
    const pushKey = isSlice ? `8b1${hex(key, 2)}8` : /^DICTI/.test(name) ? `80${hex(key, 2)}` : `8100${hex(key, 2)}`
    const value = name.endsWith('B') ? 'c8' : withRefs ? 'c8c9' : dice.pick(['8b08', '8b04', '8b0c'])
    if (name.endsWith('GETOPTREF')) pieces.push(`20${pushKey}01${op}30`)
    else if (/GETNEXT|GETPREV/.test(name)) pieces.push(`20${pushKey}01${op}915bde`)
    else if (/REMM/.test(name)) pieces.push(`${op}915bde`)
    else if (/(?:MIN|MAX)(?:REF)?$/.test(name)) pieces.push(`20${op}915bde`)
    else if (/DELGET/.test(name)) pieces.push(`${pushKey}01${op}9130de`)
    else if (/DEL$/.test(name)) pieces.push(`${pushKey}01${op}30`)
    else if (/ADDGET/.test(name)) pieces.push(`${value}${pushKey}58${op}9130df`)
    else if (/SETGET|REPLACEGET/.test(name)) pieces.push(`${value}${pushKey}58${op}9130de`)
    else if (/ADD|REPLACE/.test(name)) pieces.push(`${value}${pushKey}58${op}30`)
    else if (/SET/.test(name)) pieces.push(`${value}${pushKey}58${op}`)
    else pieces.push(`20${pushKey}01${op}9130de`)
  }
  return cellsOf(pieces)
}

/** Code of any length: the machine continues in the reference at the end of a cell. Cells end between instructions. */
function cellsOf(pieces: readonly string[]): Cell {
  const texts = ['']
  for (const piece of pieces) {
    if (texts[texts.length - 1]!.length + piece.length > 250) texts.push('')
    texts[texts.length - 1] += piece
  }
  let cell: Cell | undefined
  for (const text of texts.reverse()) {
    const builder = new Builder().storeBits(hexBytes(text))
    if (cell !== undefined) builder.storeRef(cell)
    cell = builder.toCell()
  }
  return cell!
}

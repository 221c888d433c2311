import { Builder, type Cell, EMPTY_CELL } from '../../../src/core/cells/index.ts'
import type { Instruction } from '../../../src/core/vm/Instruction.ts'
import { INSTRUCTION_FAMILIES } from '../../../src/core/vm/instructionTable.ts'
import type { Dice } from '../../fuzz/Dice.ts'

/** What a value on the stack is, as far as the generator of programs knows. */
type Kind = 'i' | 's' | 'c' | 'b' | 't' | 'k' | 'n' | 'd' | 'size' | '?'

/** Kinds by the letters of stack effects. */
const LETTER: Readonly<Record<string, Kind>> = {
  b: 'b',
  c: 'c',
  s: 's',
  t: 's',
  k: 'k',
  l: 'k',
  D: 'd',
  null: 'n',
}

const BY_NAME = new Map<string, Instruction>(
  INSTRUCTION_FAMILIES.flatMap(({ instructions }) => instructions.map((entry) => [entry.name, entry] as const)),
)

/** Which instructions a program may be made of. */
export interface ProgramOptions {
  readonly instructions: readonly Instruction[]
  /** Maximum number of instructions outside of continuations. */
  readonly length: number
}

/**
 * A program of instructions drawn from the table. Most of the time the operands that an instruction wants are pushed
 * before it, so that it gets to work; the rest of the time it finds whatever is there.
 */
export function randomProgram(dice: Dice, { instructions, length }: ProgramOptions): Cell {
  const parts: Builder[] = [new Builder()]
  const count = 1 + dice.below(length)
  for (let i = 0; i < count; i++) {
    const entry = dice.pick(instructions)
    if (dice.below(8) !== 0) for (const kind of operandsOf(entry, dice)) pushValue(parts, kind, dice, 2)
    write(parts, entry, dice)
  }
  return join(parts)
}

/** Kinds of the operands, deepest first. */
function operandsOf(entry: Instruction, dice: Dice): Kind[] {
  const taken = entry.stack.startsWith('-') ? '' : entry.stack.split(' -')[0]!.trim()
  if (taken === '') return []
  if (taken.includes('…')) return Array.from({ length: 1 + dice.below(5) }, () => anyKind(dice))
  return taken.split(' ').map((letter, position, all) => {
    const known = kindOf(entry.name, letter, position, all.length)
    return dice.below(30) === 0 ? anyKind(dice) : known
  })
}

function kindOf(name: string, letter: string, position: number, count: number): Kind {
  if (name.startsWith('DICT') || name.startsWith('SUBDICT') || name.startsWith('PFX')) {
    if (letter === 'D') return 'd'
    if (letter === 'k') return /^(?:SUB)?DICT[IU]/.test(name) && !/^DICTU?I?(?:NSERT)/.test(name) ? 'i' : 's'
    if (letter === 'x' || letter === 's') return /REF/.test(name) ? 'c' : 's'
    if (letter === 'b') return 'b'
    if (letter === 'c') return 'c'
    return letter === 'n' ? 'size' : 'i'
  }
  if (/TUPLE|^INDEX|^SETINDEX|^TPUSH|^TPOP|TLEN|^LAST|EXPLODE|UNPACK/.test(name) && letter === 't') return 't'
  if (/^ST(?:REF|SLICE|B)/.test(name) && letter === 'c' && /^STB(?:R|Q|RQ)?$/.test(name)) return 'b'
  if (letter === 'child') return 'b'
  if (position >= 0 && count > 0) return LETTER[letter] ?? 'i'
  return '?'
}

function anyKind(dice: Dice): Kind {
  return dice.pick(['i', 'i', 'i', 's', 'c', 'b', 't', 'k', 'n', 'd'])
}

function emit(parts: Builder[], hex: string): void {
  const bits = hex.length * 4
  room(parts, bits, 0)
  parts[parts.length - 1]!.storeUintBig(BigInt(`0x${hex}`), bits)
}

/** Continues in a new cell when the current one is full; the machine follows the last reference by itself. */
function room(parts: Builder[], bits: number, refs: number): void {
  const last = parts[parts.length - 1]!
  if (last.bitLength + bits > 1000 || last.refs.length + refs > 3) parts.push(new Builder())
}

function join(parts: readonly Builder[]): Cell {
  let cell: Cell | undefined
  for (let i = parts.length - 1; i >= 0; i--) {
    const part = parts[i]!
    if (cell !== undefined) part.storeRef(cell)
    cell = part.toCell()
  }
  return cell!
}

function hexOf(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}

/** Code that pushes a value of a kind. */
function pushValue(parts: Builder[], kind: Kind, dice: Dice, depth: number): void {
  switch (kind) {
    case 'i':
      pushInteger(parts, dice)
      return
    case 's':
      if (dice.below(3) === 0) {
        // A slice with whole bytes and a reference.
        emit(parts, 'c8')
        emit(parts, 'c8c9')
        emit(parts, '01cc')
        for (let i = dice.below(3); i > 0; i--) emit(parts, `8100${hexOf(dice.below(256), 2)}01ca0f`)
        emit(parts, 'c9d0')
        return
      }
      emit(parts, `8b${hexOf(dice.below(16), 1)}`.padEnd(3, '0').slice(0, 2) + sliceConstant(dice))
      return
    case 'c':
      emit(parts, dice.below(2) === 0 ? 'c8c9' : `7${hexOf(dice.below(16), 1)}c8ca1fc9`)
      return
    case 'b':
      emit(parts, 'c8')
      for (let i = dice.below(3); i > 0; i--)
        emit(parts, `7${hexOf(dice.below(11), 1)}01cb${hexOf(3 + dice.below(250), 2)}`)
      return
    case 't': {
      const size = dice.below(6)
      for (let i = 0; i < size; i++) pushValue(parts, depth > 0 ? anyKind(dice) : 'i', dice, depth - 1)
      emit(parts, `6f0${hexOf(size, 1)}`)
      return
    }
    case 'k': {
      const body = dice.pick([
        '',
        '71',
        '70',
        '00',
        '30',
        'a4',
        '6d',
        '7f',
        '20',
        'f204',
        'db31',
        'db30',
        '5b',
        '68',
        '71a0',
      ])
      emit(parts, `9${hexOf(body.length / 2, 1)}${body}`)
      return
    }
    case 'n':
      emit(parts, '6d')
      return
    case 'size':
      // Dictionaries of the generator have keys of this size; other sizes would read no dictionary.
      emit(parts, '78')
      return
    case 'd': {
      const bits = '8'
      emit(parts, '6d')
      if (dice.below(4) === 0) return
      for (let i = 1 + dice.below(3); i > 0; i--) {
        // NEWC (or a slice) as the value, a small key, the dictionary, the size.
        emit(parts, dice.below(2) === 0 ? '8b08' : 'c8c9')
        emit(parts, '01')
        emit(parts, `7${hexOf(dice.below(2), 1)}`)
        emit(parts, '01')
        emit(parts, `7${bits}`)
        emit(parts, dice.below(2) === 0 ? 'f416' : 'f417')
      }
      return
    }
    default:
      pushValue(parts, anyKind(dice), dice, depth)
      return
  }
}

function sliceConstant(dice: Dice): string {
  const words = dice.below(3)
  let hex = hexOf(words, 1)
  for (let i = 0; i < words * 2; i++) hex += hexOf(dice.below(16), 1)
  return `${hex}${dice.pick(['8', '4', '2', '1', 'c', '6'])}`
}

function pushInteger(parts: Builder[], dice: Dice): void {
  switch (dice.below(10)) {
    case 0:
      emit(parts, `80${hexOf(dice.below(256), 2)}`)
      return
    case 1:
      emit(parts, `81${hexOf(dice.below(65536), 4)}`)
      return
    case 2:
      emit(parts, `83${hexOf(dice.below(256), 2)}`)
      return
    case 3:
      emit(parts, `84${hexOf(dice.below(256), 2)}`)
      return
    case 4:
      emit(parts, `85${hexOf(dice.below(256), 2)}`)
      return
    case 5: {
      const size = dice.below(10)
      let hex = `82${hexOf(size * 8, 2)}`
      for (let i = 0; i < size + 2; i++) hex += hexOf(dice.below(256), 2)
      emit(parts, hex)
      return
    }
    default:
      emit(parts, `7${hexOf(dice.below(16), 1)}`)
      return
  }
}

/** One instruction with random numbers. */
function write(parts: Builder[], entry: Instruction, dice: Dice): void {
  const numbers: number[] = []
  const builder = new Builder().storeUint(entry.opcode, entry.bits)
  for (const argument of entry.args) {
    const from = argument.from ?? 0
    const to = argument.to ?? 2 ** argument.bits - 1
    let raw = from + dice.below(to - from + 1)
    if (argument.kind === 'stack' && dice.below(3) !== 0) raw = Math.min(to, from + (raw % 4))
    if (entry.tail?.kind === 'code' || entry.tail?.kind === 'slice' || entry.tail?.kind === 'integer') raw %= 6
    raw = Math.max(raw, from)
    builder.storeUint(raw, argument.bits)
    numbers.push(raw + (argument.add ?? 0))
  }
  const { tail } = entry
  if (tail?.kind === 'integer') for (let i = 8 * numbers[0]! + 19; i > 0; i--) builder.storeBit(dice.below(2) === 1)
  let refs = 0
  if (tail?.kind === 'slice' || tail?.kind === 'code') {
    refs = tail.refs(numbers)
    for (let i = tail.bits(numbers); i > 0; i--) {
      builder.storeBit(tail.kind === 'code' ? 0 : dice.below(3) === 0)
    }
  }
  if (tail?.kind === 'refs') refs = tail.count
  room(parts, builder.bitLength, refs)
  const target = parts[parts.length - 1]!
  if (target.refs.length + refs > 3) return
  target.storeBuilder(builder)
  for (let i = 0; i < refs; i++) target.storeRef(dice.below(3) === 0 ? EMPTY_CELL : smallCode(dice))
}

function smallCode(dice: Dice): Cell {
  const hex = dice.pick(['71', '7072', 'a4', '20', '30', '', 'f205', 'db30', 'c8c9'])
  const builder = new Builder()
  if (hex !== '') builder.storeUintBig(BigInt(`0x${hex}`), hex.length * 4)
  return builder.toCell()
}

/** An instruction by its name, for programs with a purpose. */
export function namedInstruction(name: string): Instruction {
  return BY_NAME.get(name)!
}

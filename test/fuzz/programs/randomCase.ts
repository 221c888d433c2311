import { Builder, type Cell, EMPTY_CELL, Slice, setKey } from '../../../src/core/cells/index.ts'
import { snakeCell } from '../../../src/core/tlb/index.ts'
import type { Instruction } from '../../../src/core/vm/Instruction.ts'
import { INSTRUCTION_FAMILIES } from '../../../src/core/vm/instructionTable.ts'
import type { VmValue } from '../../../src/core/vm/VmValue.ts'
import { randomProgram } from '../../support/vm/randomProgram.ts'
import { readComponent } from '../../support/wasm.ts'
import type { Dice } from '../Dice.ts'

/** Code with the stack that it finds. */
export interface ProgramCase {
  readonly kind: 'program' | 'cut' | 'noise' | 'dictionary' | 'bytes'
  readonly code: Cell
  /** Bottom first. */
  readonly stack: readonly VmValue[]
  /** The whole program, if `code` is a cut one. */
  readonly whole?: Cell
}

const INSTRUCTIONS = INSTRUCTION_FAMILIES.flatMap(({ instructions }) => instructions)
const DICTIONARY_INSTRUCTIONS = INSTRUCTIONS.filter(
  ({ name, tail, args }) => /^(?:PFX|SUB)?DICT/.test(name) && tail === undefined && args.length === 0,
)

/** Instructions on chains of bytes, and on numbers beside them. */
const BYTE_INSTRUCTIONS = INSTRUCTIONS.filter(({ name }) =>
  /^(?:CALC|POSEIDON|ZIP|UNZIP|DIFF|RUNWASM|ZKHALO2|VERGRTH16)/.test(name),
)

/**
 * Sound code, code that ends anywhere, bits of any kind, one operation on cells that may be a dictionary, and one on cells
 * that may be chains of bytes.
 */
export function randomCase(dice: Dice): ProgramCase {
  const stack: VmValue[] = []
  switch (dice.below(5)) {
    case 0:
      return { kind: 'program', code: program(dice), stack }
    case 1: {
      const whole = program(dice)
      return { kind: 'cut', code: cutCell(whole, dice.below(whole.bitLength + 1)), stack, whole }
    }
    case 2:
      return { kind: 'noise', code: randomCell(dice, 2), stack }
    case 3: {
      const instruction = dice.pick(BYTE_INSTRUCTIONS)
      // A pairing takes as long as thousands of other cases.
      if (instruction.name === 'VERGRTH16' && dice.below(8) !== 0)
        return { kind: 'noise', code: randomCell(dice, 1), stack }
      return {
        kind: 'bytes',
        code: codeOf(instruction),
        stack: instruction.stack
          .split(' -')[0]!
          .split(' ')
          .map((letter) => byteOperand(letter, instruction.name, dice)),
      }
    }
    default: {
      const instruction = dice.pick(DICTIONARY_INSTRUCTIONS)
      return { kind: 'dictionary', code: codeOf(instruction), stack: dictionaryStack(instruction, dice) }
    }
  }
}

function codeOf({ opcode, bits }: Instruction): Cell {
  return new Builder().storeUint(opcode, bits).toCell()
}

const component = readComponent('bytes')

/** Components that programs find, by their hash. */
export const COMPONENTS = new Map([[component.hash, component.bytes]])

/** A number of any size, or a cell that holds bytes as an instruction may want them, sound or damaged. */
function byteOperand(letter: string, name: string, dice: Dice): VmValue {
  if (letter === '?') return dice.below(2) - 1
  if (letter !== 'c') {
    const number = dice.pick([0n, 1n, 60n, 86_400n, 1n << 32n, 1n << 64n, (1n << 128n) - 1n]) + BigInt(dice.below(3))
    return number < 2n ** 53n ? Number(number) : number
  }
  if (dice.below(10) === 0) return randomCell(dice, 2)
  const cell = snakeCell(chainBytes(name, dice))
  return name.startsWith('RUNWASM') && dice.below(4) !== 0 ? new Builder().storeRef(cell).toCell() : cell
}

const FRAME = Buffer.from('28b52ffd00585d0000186c610a02002c4534382c', 'hex')

function chainBytes(name: string, dice: Dice): Uint8Array {
  const noise = Uint8Array.from({ length: dice.below(300) }, () => dice.below(256))
  const texts = ['', 'a\nb\n', 'a\nx\n', '@@ -2 +2 @@\n-b\n+x\n', '@@ -1 +0,0 @@\n-a\n', '12345', 'sum', 'forever']
  if (name.startsWith('RUNWASM') && dice.below(2) === 0) return Buffer.from(component.hash, 'hex')
  if (name.startsWith('RUNWASM') && dice.below(2) === 0) return Buffer.from('docs:bytes/tools@0.1.0')
  switch (dice.below(5)) {
    case 0:
      return noise
    case 1:
      return FRAME
    case 2:
      return new Uint8Array(dice.pick([32, 64, 128]))
    default:
      return Buffer.from(dice.pick(texts))
  }
}

function program(dice: Dice): Cell {
  return randomProgram(dice, { instructions: INSTRUCTIONS, length: 8 })
}

function cutCell(cell: Cell, bits: number): Cell {
  const builder = new Builder().storeBits(cell.bytes, bits)
  for (const ref of cell.refs) builder.storeRef(ref)
  return builder.toCell()
}

function storeNoise(builder: Builder, bits: number, dice: Dice): Builder {
  for (let i = 0; i < bits; i++) builder.storeBit(dice.below(2) === 1)
  return builder
}

function randomCell(dice: Dice, depth: number): Cell {
  const builder = storeNoise(new Builder(), dice.pick([0, 1, 2, 3, 8, 20, 100, 400]), dice)
  if (depth > 0) for (let refs = dice.below(5); refs > 0; refs--) builder.storeRef(randomCell(dice, depth - 1))
  return builder.toCell()
}

function dictionaryStack({ name, stack }: Instruction, dice: Dice): VmValue[] {
  const keyBits = dice.pick([0, 1, 2, 8, 8, 8, 32, 256, 257, 264, 1000])
  const keys = Array.from({ length: 1 + dice.below(6) }, () => storeNoise(new Builder(), keyBits, dice))
  const withRefs = name.includes('REF')
  const value = (): Builder => (withRefs ? new Builder().storeRef(EMPTY_CELL) : storeNoise(new Builder(), 5, dice))
  const keySlice = (): Slice => {
    const key = dice.pick(keys)
    return Slice.of(dice.below(4) === 0 ? cutCell(key.toCell(), dice.below(keyBits + 1)) : key.toCell())
  }
  const operand = (letter: string): VmValue => {
    switch (letter) {
      case 'D':
        return dictionaryRoot(keys, keyBits, value, dice)
      case 'n':
        return dice.below(8) === 0 ? dice.below(1030) : keyBits
      case 'l':
        return dice.below(keyBits + 2)
      case 'b':
        return value()
      case 'c':
        return dice.below(2) === 0 ? null : EMPTY_CELL
      case 'x':
        return withRefs ? EMPTY_CELL : Slice.of(value().toCell())
      default:
        if (!/^(?:SUB)?DICT[IU]/.test(name) || letter === 's') return keySlice()
        return dice.below(4) === 0 ? dice.below(300) - 50 : smallInteger(dice.pick(keys))
    }
  }
  return (stack.split(' -')[0]!.trim().split(' ') as string[]).map(operand)
}

/** The first bits of a key as an integer: of short keys it is the key. */
function smallInteger(key: Builder): number {
  const slice = Slice.of(key.toCell())
  return slice.loadUint(Math.min(slice.remainingBits, 32))
}

function dictionaryRoot(keys: readonly Builder[], keyBits: number, value: () => Builder, dice: Dice): Cell | null {
  if (dice.below(8) === 0) return null
  if (keyBits === 0 || dice.below(4) === 0) return randomCell(dice, 3)
  let root: Cell | undefined
  for (const key of keys) root = setKey(root, keyBits, key.toBits(), value()).root
  return dice.below(2) === 0 ? root! : damaged(root!, dice, 6)
}

/** The same tree with faults in about every third node. */
function damaged(cell: Cell, dice: Dice, depth: number): Cell {
  const fault = dice.below(12)
  const bits = fault === 0 ? dice.below(cell.bitLength + 1) : cell.bitLength
  const builder = new Builder().storeBits(cell.bytes, bits)
  if (fault === 1 && bits < 1000) storeNoise(builder, 8, dice)
  let refs = cell.refs.slice(0, fault === 2 ? dice.below(cell.refs.length + 1) : undefined)
  if (fault === 3) refs = [...refs.slice(0, 3), randomCell(dice, 1)]
  for (const ref of refs) builder.storeRef(depth > 0 ? damaged(ref, dice, depth - 1) : ref)
  return builder.toCell()
}

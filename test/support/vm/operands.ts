import { Builder, type Cell, EMPTY_CELL, Slice, setKey } from '../../../src/core/cells/index.ts'
import { snakeCell } from '../../../src/core/tlb/index.ts'
import { CodeCell } from '../../../src/core/vm/CodeCell.ts'
import { Code, Continuation, type Instruction, type VmValue } from '../../../src/core/vm/index.ts'

function byteSlice(text: string): Slice {
  return Slice.of(new Builder().storeBits(Buffer.from(text, 'hex')).toCell())
}
function byteCell(text: string): Cell {
  return new Builder().storeBits(Buffer.from(text, 'hex')).toCell()
}
const cell = new Builder().storeUint(0x1234, 16).storeRef(EMPTY_CELL).toCell()
const nothing = Continuation.ofCode(new Code(CodeCell.EMPTY, 0, 0, 0, 0))

/** A dictionary with keys of 8 bits: 1 and 2, with slices or with references as values. */
function dictionaryOf(withRefs: boolean) {
  let root: Parameters<typeof setKey>[0]
  for (const key of [1, 2]) {
    const value = withRefs ? new Builder().storeRef(cell) : new Builder().storeUint(key, 8)
    root = setKey(root, 8, Uint8Array.of(key), value).root
  }
  return root!
}

/** Bits of a standard address, more bits, and two references. */
const richSlice = Slice.of(
  new Builder()
    .storeUint(4, 3)
    .storeRun(0, 8)
    .storeRun(1, 256)
    .storeRun(0, 381)
    .storeRef(EMPTY_CELL)
    .storeRef(cell)
    .toCell(),
)
/** An ABI array without entries. */
const emptyArray = new Builder().storeUint(0, 33).toCell()
const zeros = byteSlice('00'.repeat(80))
const isTupleInstruction = /TUPLE|INDEX|^T[LP]|^LAST|EXPLODE|UNPACK/

/**
 * Operands with which an instruction succeeds, according to its stack effect; `undefined` if the stack effect does not
 * say enough.
 */
export function operandsOf({ name, stack }: Instruction): VmValue[] | undefined {
  const taken = stack.startsWith('-') ? '' : stack.split(' -')[0]!.trim()
  if (taken === '') return []
  if (taken.includes('…')) return undefined
  if (/^SETCONTCTRX?$/.test(name)) return name.endsWith('X') ? [nothing, nothing, 0] : [nothing, nothing]
  if (/^(?:SETRETCTR|SETALTCTR|POPCTR|POPSAVE)$/.test(name)) return [nothing]
  if (/SETGASLIMIT|BUYGAS/.test(name)) return [2 ** 40]
  if (name.includes('DATASIZE')) return [name.startsWith('C') ? cell : richSlice, 100]
  if (name === 'CALCMINERREWARD') return [0, emptyArray, 0, 0]
  if (name === 'POSEIDON') return [0, 0, 0, byteCell('61'), byteCell('62'), byteCell('63'), byteCell('30')]
  if (name === 'VERGRTH16')
    return [
      snakeCell(Uint8Array.from({ length: 128 }, (_, at) => ([31, 95, 127].includes(at) ? 64 : 0))),
      byteCell('00'.repeat(32)),
    ]
  if (/^DIFF|ZIP$/.test(name)) return Array.from({ length: name.startsWith('DIFF') ? 2 : 1 }, () => EMPTY_CELL)
  if (name.startsWith('RUNWASM')) {
    const bytes = new Builder().storeRef(EMPTY_CELL).toCell()
    return [bytes, ...Array.from({ length: name === 'RUNWASM' ? 4 : 7 }, () => bytes)]
  }
  const isDictionary = /^(?:DICT|SUBDICT|PFX)/.test(name)
  return taken.split(' ').map((letter): VmValue => {
    if (isDictionary) return dictionaryOperand(name, letter)
    if (isTupleInstruction.test(name)) {
      if (letter === 't') return /^(?:UNTUPLE|EXPLODE)$/.test(name) ? [] : [[[1]]]
      return letter === 'k' ? 0 : 1
    }
    switch (letter) {
      case 'b':
      case 'child':
        return new Builder()
      case 'c':
        return /^STB(?:R?Q?)$/.test(name) ? new Builder() : cell
      case 's':
      case 't':
      case 'd':
        return name === 'SDBEGINS' ? zeros : richSlice
      case 'k':
      case 'l':
        return /CHKSIGN|GLOBVAR/.test(name) ? 1 : nothing
      case 'D':
      case 'null':
        return null
      case 'x':
      case '?':
        return 0
      default:
        return 1
    }
  })
}

function dictionaryOperand(name: string, letter: string): VmValue {
  switch (letter) {
    case 'D':
      return name.startsWith('PFX') ? null : dictionaryOf(name.includes('REF'))
    case 'k':
      if (name.startsWith('SUB')) return /^SUBDICT[IU]/.test(name) ? 0 : byteSlice('01')
      return /^DICT[IU]/.test(name) ? 1 : byteSlice('01')
    case 'n':
      return 8
    case 'l':
      return 1
    case 'b':
      return new Builder()
    case 'c':
      return cell
    default:
      return name.includes('REF') ? cell : byteSlice('05')
  }
}

import { snakeCell } from '../../../../src/core/tlb/index.ts'
import { type InstructionCase, line } from '../../../support/vm/InstructionCase.ts'

const names = {
  one: snakeCell(Uint8Array.from({ length: 32 }, (_, at) => Number(at === 0))),
  bigEndian: snakeCell(new Uint8Array(32).fill(255, 24)),
  order: snakeCell(new Uint8Array(32).fill(255)),
  partial: snakeCell(new Uint8Array(31)),
  proof: snakeCell(Uint8Array.of(7)),
  key: snakeCell(Uint8Array.of(9)),
}

/** The host of these cases finds that a proof holds whose first byte is 7, for the key 9 where there is one. */
const setup = {
  rules: 'current',
  extension: (name: string, operands: readonly Uint8Array[]) =>
    operands.at(-1)![0] === 7 && operands.length === (name === 'ZKHALO2VERIFY' ? 2 : 3),
} as const

function of(program: string, before: string, after: string, gas = 0): InstructionCase {
  return line(program, before, after, gas, { setup, names })
}

/** Source: virtual machine extensions 7. */
export const hostCases: readonly InstructionCase[] = [
  of('ZKHALO2VERIFY', '$one $proof', '-1'),
  of('ZKHALO2VERIFY', '$one $key', '0'),
  of('ZKHALO2VERIFY', '$bigEndian $proof', '-1'),
  of('ZKHALO2VERIFY', '$order $proof', '!12'),
  of('ZKHALO2VERIFY', '$partial $proof', '!12'),
  of('ZKHALO2VERIFY', '1 $proof', '!7'),
  of('ZKHALO2VERIFYWITHVK', '$key $one $proof', '-1', 5000),
  of('ZKHALO2VERIFYWITHVK', '$key $bigEndian $proof', '!12', 5000),
  of('ZKHALO2VERIFYWITHVK', '$proof', '!2', 5000),
]

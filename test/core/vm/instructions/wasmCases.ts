import { Builder, type Cell } from '../../../../src/core/cells/index.ts'
import { snakeCell } from '../../../../src/core/tlb/index.ts'
import { type InstructionCase, line } from '../../../support/vm/InstructionCase.ts'
import { readComponent } from '../../../support/wasm.ts'

const { bytes, hash } = readComponent('bytes')
const changed = '11'.repeat(32)
const invalid = '22'.repeat(32)

/** The component under its hash, and under a wrong hash. */
const binaries = new Map([
  [hash, bytes],
  [changed, bytes],
])
const setup = { rules: 'current', wasm: binaries } as const

function text(value: string): Cell {
  return snakeCell(Buffer.from(value))
}

/** An ABI stores bytes in a reference. */
function abi(hex: string): Cell {
  return new Builder().storeRef(snakeCell(Buffer.from(hex, 'hex'))).toCell()
}

const names = {
  h: abi(hash),
  changed: abi(changed),
  unknown: abi(invalid),
  tools: text('docs:bytes/tools@0.1.0'),
  top: text(''),
  same: text('same'),
  sum: text('sum'),
  trap: text('trap'),
  number: text('number'),
  nothing: text('nothing'),
  noText: snakeCell(Uint8Array.of(0xff)),
  a: abi('0102ff'),
  one: abi('01'),
  two: abi('02'),
  none: abi(''),
  long: abi('05'.repeat(300)),
  b: abi(''),
  oneTwo: abi('0102'),
  onesAndTwos: abi('01020102'),
  result: abi('02'),
}

function of(program: string, before: string, after: string, gas: number | 'any' = 1000): InstructionCase {
  return line(program, before, after, gas, { setup, names })
}

/** Source: virtual machine extensions 5. */
export const wasmCases: readonly InstructionCase[] = [
  of('RUNWASM', '$h $a $same $tools $b', '$a'),
  of('RUNWASM', '$h $a $sum $tools $b', '$result'),
  of('RUNWASM', '$h $none $same $tools $b', '$none'),
  of('RUNWASM', '$h $long $same $tools $b', '$long'),
  of('RUNWASM', '$h $a $nothing $tools $b', '!21', 0),
  of('RUNWASM', '$h $a $number $top $b', '!21', 0),
  of('RUNWASM', '$h $a $same $top $b', '!21', 0),
  of('RUNWASM', '$h $a $trap $top $b', '!19', 0),
  of('RUNWASM', '$unknown $a $same $tools $b', '!33', 0),
  of('RUNWASM', '$changed $a $same $tools $b', '!20', 0),
  of('RUNWASM', '$h $a $noText $tools $b', '!11', 'any'),
  of('RUNWASM', '$h $same $same $tools $b', '!11', 'any'),
  of('RUNWASMCONCATMULTIARG', '$h $none $none $two $one $same $tools $b', '$oneTwo'),
  of('RUNWASMCONCATMULTIARG', '$h $two $one $two $one $same $tools $b', '$onesAndTwos'),
  line('RUNWASM', '$h $a $same $tools $b', '!33', 0, { names, setup: { rules: 'current' } }),
]

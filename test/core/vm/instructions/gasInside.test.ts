/** What a run reports when its gas ends inside of an instruction of the networks with Dapp IDs. */
import { describe, expect, test } from 'vitest'
import { Capability } from '../../../../src/core/Capability.ts'
import { Builder, type Cell, parseBocBase64 } from '../../../../src/core/cells/index.ts'
import { defaultBlockchainConfig, executeTransaction } from '../../../../src/core/executor/index.ts'
import { parseAccount, snakeCell } from '../../../../src/core/tlb/index.ts'
import { runCode } from '../../../support/vm/runCode.ts'
import { runProgram } from '../../../support/vm/runProgram.ts'
import { assemble, readValues } from '../../../support/vm/VmText.ts'
import { readComponent } from '../../../support/wasm.ts'

const OUT_OF_GAS = -14
const capabilities = Capability.diff

function gasOf(limit: number) {
  return { limit, credit: 0, max: limit, price: 65536000n }
}

/** A text of `count` bytes in one line. */
function bytes(count: number): Cell {
  return snakeCell(new Uint8Array(count).fill(0x61))
}

test.each(['classic', 'current'] as const)(
  'under %s rules, a search in a dictionary ends at the load that is not paid',
  (rules) => {
    // ACCEPT, a limit of 400 units, DICTUGET in a dictionary with four levels: 492 units are those of two loads.
    const account = parseBocBase64(
      'te6cckEBDgEAhAACccAACvA54bOutSJKK+5vkm8bxGrero4qmJ8obZLEbTQmc5IGgEsDUMUnsAAAAAAAAAABRdIdugATQAENARz/APgAgQGQ+AF1iHj0DgICASADCgIBIAQJAgFiBQgCASAGBwADZAYAA2QWAAOyEwAFsamwAgEgCwwABbBQUAAFsRkQAACWuKtd',
    )
    const { transaction } = executeTransaction({
      account: parseAccount(account),
      accountCell: account,
      message: parseBocBase64('te6cckEBAQEAJQAARYgAAV4HPDZ11qRJRX3N8k3jeI1b1dHFUxPlDbJYjaaEznIEzpwGEQ=='),
      config: defaultBlockchainConfig(),
      rules,
      lt: 1_000_001n,
      blockLt: 1_000_000n,
      blockTimeSec: 1_780_000_000,
      randomSeed: new Uint8Array(32),
    })
    expect(transaction.description).toMatchObject({
      compute: { exitCode: OUT_OF_GAS, exitArg: 492, gasUsed: 400n, vmSteps: 9 },
    })
  },
)

describe('compression', () => {
  test('ends at the load of the operand that is not paid', () => {
    // 26 for the instruction, then 100 for each cell after the first.
    expect(runCode('c716', { stack: [bytes(1000)], capabilities, gas: gasOf(250) })).toMatchObject({
      exitCode: OUT_OF_GAS,
      exitArg: 326,
    })
  })

  test('ends at the piece of the output that is not paid', () => {
    const { stack } = runCode('c716', { stack: [snakeCell(new Uint8Array(100_000))], capabilities })
    const zipped = stack[0]!
    const { gasUsed } = runCode('c717', { stack: [snakeCell(new Uint8Array(0))], capabilities })
    const small = runCode('c717', { stack: [zipped], capabilities, gas: gasOf(gasUsed + 800) })
    expect(small.exitCode).toBe(OUT_OF_GAS)
    // Each piece of 10000 bytes costs 333.
    expect((small.exitArg as number) - (gasUsed + 800)).toBeLessThanOrEqual(333)
  })

  test('pays for all cells of its result before the gas is checked', () => {
    const patched = { stack: [bytes(1000), bytes(0)], capabilities }
    const whole = runCode('c722', patched)
    expect(whole.exitCode).toBe(0)
    const cells = Math.ceil(1000 / 127)
    const without = whole.gasUsed - 5 - cells * 500
    // The gas covers the first of the cells.
    expect(runCode('c722', { ...patched, gas: gasOf(without + 700) })).toMatchObject({
      exitCode: OUT_OF_GAS,
      exitArg: without + cells * 500,
    })
  })
})

test('a quiet patch without gas has the argument 0, other than the one that fails', () => {
  const setup = { stack: [bytes(1000), bytes(1000)], capabilities, gas: gasOf(250) }
  expect(runCode('c715', setup)).toMatchObject({ exitCode: OUT_OF_GAS, exitArg: 326 })
  expect(runCode('c720', setup)).toMatchObject({ exitCode: OUT_OF_GAS, exitArg: 0 })
})

test('WebAssembly is paid after it has run, and has to leave gas', () => {
  const { bytes: binary, hash } = readComponent('bytes')
  const abi = (data: Uint8Array): Cell => new Builder().storeRef(snakeCell(data)).toCell()
  const text = (value: string): Cell => snakeCell(Buffer.from(value))
  const names = {
    h: abi(Buffer.from(hash, 'hex')),
    a: abi(Uint8Array.of(1, 2)),
    tools: text('docs:bytes/tools@0.1.0'),
    same: text('same'),
    nothing: text('nothing'),
    b: abi(new Uint8Array()),
  }
  const run = (name: 'same' | 'nothing', limit: number) =>
    runProgram(assemble('RUNWASM'), readValues(`$h $a $${name} $tools $b`, names), {
      rules: 'current',
      wasm: new Map([[hash, binary]]),
      gas: gasOf(limit),
    })
  expect(run('same', 1026)).toMatchObject({ exitCode: OUT_OF_GAS, exitArg: 0 })
  expect(run('same', 1031)).toMatchObject({ exitCode: 0, gasUsed: 1031 })
  expect(run('nothing', 76)).toMatchObject({ exitCode: 21, gasUsed: 76 })
})

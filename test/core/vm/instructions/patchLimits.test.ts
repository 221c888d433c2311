/** Compression and patches that need more work than they pay for. */
import { expect, test } from 'vitest'
import { Capability } from '../../../../src/core/Capability.ts'
import type { Cell } from '../../../../src/core/cells/index.ts'
import { snakeCell } from '../../../../src/core/tlb/index.ts'
import { compressZstdStream } from '../../../../src/core/zstd/zstdStream.ts'
import { runCode } from '../../../support/vm/runCode.ts'

const OUT_OF_GAS = -14
const TIMEOUT = 17
const capabilities = Capability.diff

function gasOf(limit: number) {
  return { limit, credit: 0, max: limit, price: 65536000n }
}

const bomb = snakeCell(compressZstdStream(new Uint8Array(200_000_000))!)

test('a small frame that expands beyond the gas limit costs all gas', () => {
  expect(runCode('c717', { stack: [bomb], capabilities, gas: gasOf(100_000) })).toMatchObject({
    exitCode: OUT_OF_GAS,
    gasUsed: 100_000,
  })
})

test('with unlimited gas, the result exceeds what a chain of cells may hold', () => {
  expect(runCode('c717', { stack: [bomb], capabilities, gas: gasOf(1_000_000_000) }).exitCode).toBe(8)
})

/** Lines that have nothing in common: the work of the search grows with the square of their number. */
function lines(count: number, factor: number): Cell {
  return snakeCell(Buffer.from(Array.from({ length: count }, (_, at) => `${(at * factor) % 65_521}\n`).join('')))
}

test('comparing texts for too long ends as out of gas or at the limit of steps', () => {
  const stack = [lines(30_000, 7), lines(30_000, 11)]
  const gas = gasOf(1_000_000_000)
  expect(runCode('c714', { stack, capabilities, gas }).exitCode).toBe(OUT_OF_GAS)
  expect(runCode('c714', { stack, capabilities, gas, maxSteps: 10_000 })).toMatchObject({ exitCode: TIMEOUT })
  expect(runCode('c720', { stack: [stack[0]!, bomb], capabilities, gas: gasOf(1000) }).exitCode).toBe(OUT_OF_GAS)
})

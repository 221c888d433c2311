/** Short runs stay on the thread of the event loop; a long one is started again on a worker, with the same result. */
import { describe, expect, test } from 'vitest'
import { Builder, type Cell } from '../../../../src/core/cells/index.ts'
import { codeCell, tinyAccount, tinyMessage } from '../../../support/executor/tinyContract.ts'
import { LocalClient } from '../../../support/LocalClient.ts'

/** ACCEPT, then counts down: DEC, DUP, EQINT 0 as the body of UNTIL. */
function countDown(from: number): Cell {
  return codeCell(`f80081${from.toString(16).padStart(4, '0')}94a520c000e630`)
}
const SHORT = countDown(100)
const LONG = countDown(8000)
/** Runs that go to a worker at once after a long one. */
const RUNS_AFTER_LONG_ONE = 16

const execution_options = { block_time: 1_700_000_100, rand_seed: '00'.repeat(32) }
const functions = {
  'tvm.run_executor': (code: Cell) => ({
    message: tinyMessage,
    account: { type: 'Account', boc: tinyAccount(code) },
    return_updated_account: true,
    execution_options,
  }),
  'tvm.run_tvm': (code: Cell) => ({
    message: tinyMessage,
    account: tinyAccount(code),
    return_updated_account: true,
    execution_options,
  }),
  'tvm.run_get': (code: Cell) => ({ account: tinyAccount(code), function_name: 'seqno', execution_options }),
} as const

describe.each(Object.entries(functions))('%s', (name, params) => {
  test('runs on the main thread if it is short, and otherwise on a worker', async () => {
    const client = await LocalClient.open()
    await client.call(name, params(SHORT))
    expect(client.onWorkers).toEqual([])
    await client.call(name, params(LONG))
    expect(client.onWorkers).toEqual([name])
    client.close()
  })

  test('has the same result in both places', async () => {
    const client = await LocalClient.open()
    const here = await client.call(name, params(SHORT))
    await client.call(name, params(LONG))
    for (let i = 0; i < RUNS_AFTER_LONG_ONE; i++) expect(await client.call(name, params(SHORT))).toEqual(here)
    expect(client.onWorkers).toHaveLength(1 + RUNS_AFTER_LONG_ONE)
    expect(await client.call(name, params(SHORT))).toEqual(here)
    expect(client.onWorkers).toHaveLength(1 + RUNS_AFTER_LONG_ONE)
    client.close()
  })

  test('goes to a worker immediately if its steps are traced or its parameters are long', async () => {
    const client = await LocalClient.open()
    const given = params(SHORT)
    await client.call(name, { ...given, execution_options: { ...execution_options, trace: true } })
    const long = new Builder().storeRef(manyCells(500)).storeBits(Buffer.from('f800db30', 'hex')).toCell()
    await client.call(name, params(long))
    expect(client.onWorkers).toEqual([name, name])
    client.close()
  })
})

test('a check of a signature counts for more than its gas', async () => {
  const client = await LocalClient.open()
  // PUSHREFSLICE, PUSHINT 100; in the loop: 1, the slice, 2, CHKSIGNU, DROP.
  const code = new Builder()
    .storeBits(Buffer.from('f8008980649a712272f91030a520c000e65b', 'hex'))
    .storeRef(codeCell('00'.repeat(64)))
    .toCell()
  await client.call('tvm.run_executor', functions['tvm.run_executor'](code))
  expect(client.onWorkers).toEqual(['tvm.run_executor'])
  client.close()
})

/** A chain of cells. */
function manyCells(count: number): Cell {
  let cell = new Builder().toCell()
  for (let i = 0; i < count; i++) cell = new Builder().storeBits(new Uint8Array(120).fill(i)).storeRef(cell).toCell()
  return cell
}

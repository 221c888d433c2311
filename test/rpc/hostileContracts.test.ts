/** Contracts that try to use up time and memory, run by a daemon that has to stay at hand meanwhile. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Builder, type Cell, writeBocBase64 } from '../../src/core/cells/index.ts'
import { StdioHost } from '../support/daemon/StdioHost.ts'
import { TestClient } from '../support/daemon/TestClient.ts'
import { codeCell, tinyAccount, tinyMessage } from '../support/executor/tinyContract.ts'

const BLOCK_TIME = 1_700_000_100

/** PUSHCONT body, AGAIN. */
function again(body: string): string {
  return `9${body.length / 2}${body}ea`
}

/** A cell whose tree is small and stands for 2^`depth` cells. */
function sharedTree(depth: number): Cell {
  let cell = new Builder().toCell()
  for (let i = 0; i < depth; i++) cell = new Builder().storeRef(cell).storeRef(cell).toCell()
  return cell
}

function largeTree(cells: number): Cell {
  let level: Cell[] = Array.from({ length: cells }, (_, i) => new Builder().storeUint(i, 32).toCell())
  while (level.length > 1) {
    const next: Cell[] = []
    for (let i = 0; i < level.length; i += 4) {
      const node = new Builder()
      for (const child of level.slice(i, i + 4)) node.storeRef(child)
      next.push(node.toCell())
    }
    level = next
  }
  return level[0]!
}

/** The action `action_send_msg` with an event whose body is a tree. */
function sendAction(list: Cell, body: Cell, number: number): Cell {
  const event = new Builder()
    .storeUint(0b11, 2)
    .storeUint(0, 2 + 2)
    .storeUint(number, 64)
    .storeUint(0, 32)
  // No Dapp ID, no state init, body in a reference.
  event.storeBit(0).storeBit(0).storeBit(1).storeRef(body)
  return new Builder().storeUint(0x0ec3c86d, 32).storeUint(0, 8).storeRef(list).storeRef(event.toCell()).toCell()
}

let host: StdioHost
let client: TestClient

beforeAll(async () => {
  host = StdioHost.start()
  client = await TestClient.initialize(host)
})
afterAll(() => host.dispose())

/** Error of a call, during which the daemon answers other calls. */
async function failure(method: string, params: object): Promise<{ code: number; data: { exit_code?: number } }> {
  const { result } = client.start(method, params)
  let ended = false
  const outcome = result.then(
    () => Promise.reject(new Error('The call succeeded')),
    (error) => error,
  )
  void outcome.finally(() => {
    ended = true
  })
  do {
    await client.call('client.version')
    await new Promise((resolve) => setTimeout(resolve, 50))
  } while (!ended)
  return outcome
}

function get(code: string | Cell, options: object = {}) {
  return failure('tvm.run_get', { account: tinyAccount(code), function_name: 'f', execution_options: options })
}

describe('a get method', () => {
  test('an endless getter runs out of gas, and other calls are answered', async () => {
    expect(await get(again('00'))).toMatchObject({ code: 414, data: { exit_code: -14 } })
  })

  test('a getter that nests tuples does not end the daemon', async () => {
    expect(await get(`70${again('6f01')}`)).toMatchObject({ code: 410 })
    // Too short to use up the gas, but long enough for a memory check: 20000 times PUSHINT 0, DROP.
    const account = tinyAccount('30814e20927030e4')
    expect(await client.call('tvm.run_get', { account, function_name: 'f' })).toMatchObject({ output: [] })
  })

  test('a getter that returns more than fits a result is an error', async () => {
    // PUSHNULL, then 30 times DUP, PAIR.
    expect(await get(`6d${'206f02'.repeat(30)}`)).toMatchObject({ code: 410 })
  })

  test('a getter whose shared tuples expand to too much overflows a cell', async () => {
    // PUSHNULL, 30 times DUP, PAIR, then PUSHCONT, SETCONTARGS 1, NEWC, STCONT.
    expect(await get(`6d${'206f02'.repeat(30)}90ec1fc8cf43`)).toMatchObject({ code: 414, data: { exit_code: 8 } })
  })

  test('a getter that sends a large tree very often is an error', async () => {
    const body = largeTree(2000)
    let list = new Builder().toCell()
    for (let i = 0; i < 900; i++) list = sendAction(list, body, i)
    const code = new Builder().storeUint(0x88, 8).storeUint(0xed55, 16).storeRef(list).toCell()
    expect(await failure('tvm.run_tvm', { message: tinyMessage, account: tinyAccount(code) })).toMatchObject({
      code: 410,
    })
  })

  test('an endless getter that is traced ends too', async () => {
    expect(await get(again('7030'), { trace: true })).toMatchObject({ code: 414 })
  })
})

describe('a transaction', () => {
  const run = (code: string | Cell, more: object = {}) =>
    failure('tvm.run_executor', {
      message: tinyMessage,
      account: { type: 'Account', boc: tinyAccount(code) },
      execution_options: { block_time: BLOCK_TIME },
      ...more,
    })

  test('ends when its gas ends', async () => {
    expect(await run(`f800${again('00')}`)).toMatchObject({ code: 414, data: { exit_code: -14 } })
  })

  test('a transaction pays for the distinct cells of a large tree in its message', async () => {
    const body = sharedTree(1000)
    const { message: boc } = await client.call('boc.encode_external_in_message', {
      dst: `0:${'11'.repeat(32)}`,
      body: writeBocBase64(body),
    })
    const outcome = client.call('tvm.run_executor', {
      message: boc,
      account: { type: 'Account', boc: tinyAccount('f800') },
      execution_options: { block_time: BLOCK_TIME },
    })
    expect((await outcome).fees.ext_in_msg_fee).toBeLessThan(200_000_000)
  })

  test('a transaction with a small message that sends very many is refused', async () => {
    let list = new Builder().toCell()
    for (let i = 0; i < 700; i++)
      list = new Builder().storeUint(0x36e6b809, 32).storeUint(0, 13).storeRef(list).toCell()
    const code = new Builder().storeBits(Buffer.from('f80088', 'hex')).storeUint(0xed55, 16).storeRef(list).toCell()
    expect(await run(code)).toMatchObject({ code: 405, data: { result_code: 33 } })
  })

  test('a transaction with invalid code ends', async () => {
    for (let seed = 1; seed < 40; seed++) {
      const bytes = Array.from({ length: 60 }, (_, index) => (((index + 7) * seed * 2654435761) >>> 13) & 0xff)
      const hex = `f800${Buffer.from(bytes).toString('hex')}`
      const outcome = await client
        .call('tvm.run_executor', {
          message: tinyMessage,
          account: { type: 'Account', boc: tinyAccount(codeCell(hex)) },
          execution_options: { block_time: BLOCK_TIME },
          skip_transaction_check: true,
        })
        .catch((error) => error)
      expect(outcome.code ?? 414).toBe(414)
    }
  })
})

/** Rows T1 to T15: local runs where they follow the official library, and where they do not on purpose. */
import { describe, expect, test } from 'vitest'
import { Builder, type Cell, EMPTY_CELL, parseBocBase64, Slice, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { currencies, messageCell, NO_ADDRESS, parseMessage, standardAddress } from '../../../src/core/tlb/index.ts'
import { counterAbi as abi } from '../../../src/modules/abi/examples/exampleAbi.ts'
import { tinyAccount, tinyMessage, tinyTransfer } from '../../support/executor/tinyContract.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { assemble } from '../../support/vm/VmText.ts'

const client = await LocalClient.open()
const other = standardAddress(0, new Uint8Array(32).fill(0x22))

function runTvm(account: string, more: object = {}) {
  return client.call('tvm.run_tvm', { message: tinyMessage, account, ...more })
}

function runExecutor(account: object, more: object = {}) {
  return client.call('tvm.run_executor', { message: tinyTransfer(500_000_000n), account, ...more })
}

/** PUSHREF, PUSHINT 0, SENDRAWMSG for each message. */
function sending(...messages: readonly Cell[]): Cell {
  const code = new Builder()
  for (const message of messages) code.storeUint(0x88, 8).storeUint(0x70, 8).storeUint(0xfb00, 16).storeRef(message)
  return code.toCell()
}

/** PUSHREF, POPCTR c5. */
function leaving(actions: Cell): Cell {
  return new Builder().storeUint(0x88, 8).storeUint(0xed55, 16).storeRef(actions).toCell()
}

function transfer(grams: bigint): Cell {
  return parseBocBase64(tinyTransfer(grams))
}

/** A contract that applies a patch of 4 bits to a text of 4 bits. */
function patching(instruction: string): string {
  const odd = new Builder().storeUint(5, 4).toCell()
  return tinyAccount(assemble(`PUSHREF $odd; PUSHREF $odd; ${instruction}`, { odd }))
}

describe('T1: exit codes of run_tvm and run_get', () => {
  test('are the same as in transactions', async () => {
    await expect(runTvm(tinyAccount('f202'))).rejects.toMatchObject({ code: 414, data: { exit_code: 2 } })
    // PUSHINT 1, SETGASLIMIT.
    await expect(runTvm(tinyAccount('71f801'))).rejects.toMatchObject({ code: 414, data: { exit_code: -14 } })
  })
})

describe('T2: messages of run_tvm', () => {
  test('are returned newest first, and so are their bodies', async () => {
    const called = async (amount: number) => {
      const { body } = await client.call('abi.encode_message_body', {
        abi,
        call_set: { function_name: 'add', input: { amount } },
        is_internal: true,
        signer: { type: 'None' },
      })
      const header = parseMessage(transfer(1n)).header
      return messageCell({ header, body: Slice.of(parseBocBase64(body)) })
    }
    const code = sending(await called(1), await called(2), await called(3))
    const { out_messages, decoded } = await runTvm(tinyAccount(code), { abi })
    expect(decoded.out_messages.map((body: { value: { amount: string } }) => body.value.amount)).toEqual([
      '3',
      '2',
      '1',
    ])
    expect(out_messages).toHaveLength(3)
  })
})

describe('T3: a time before the last payment', () => {
  test('is accepted', async () => {
    const execution_options = { block_time: 1_600_000_000 }
    const { transaction } = await runExecutor({ type: 'Account', boc: tinyAccount('f800') }, { execution_options })
    expect(transaction.now).toBe(1_600_000_000)
  })
})

describe('T4: a message for another account', () => {
  test('is refused with 410', async () => {
    const message = writeBocBase64(
      messageCell({ header: { type: 'externalIn', src: NO_ADDRESS, dest: other, importFee: 0n } }),
    )
    const run = runExecutor({ type: 'Account', boc: tinyAccount('f800') }, { message })
    await expect(run).rejects.toMatchObject({ code: 410 })
  })
})

describe('T5: data.gas_used', () => {
  test('is a number', async () => {
    await expect(runTvm(tinyAccount('f202'))).rejects.toMatchObject({ data: { gas_used: 76 } })
  })
})

describe('T6: actions that cannot be read', () => {
  const bits = new Builder().storeUint(1, 8).toCell()
  const unknown = new Builder().storeRef(EMPTY_CELL).storeUint(0x12345678, 32).toCell()
  const noMessage = new Builder().storeRef(EMPTY_CELL).storeUint(0x0ec3c86d, 32).storeUint(0, 8).storeRef(bits).toCell()
  const short = new Builder().storeRef(EMPTY_CELL).storeUint(0x36e6b809, 32).toCell()

  test.each([
    ['data without an action', bits],
    ['an unknown action', unknown],
    ['no message to send', noMessage],
    ['an action that is cut off', short],
  ])('are 404: %s', async (_, actions) => {
    await expect(runTvm(tinyAccount(leaving(actions)))).rejects.toMatchObject({ code: 404 })
  })
})

describe('T8: an external inbound message among the outputs', () => {
  test('is decoded as a call', async () => {
    const keys = await client.call('crypto.generate_random_sign_keys')
    const { message } = await client.call('abi.encode_message', {
      abi,
      address: `0:${'22'.repeat(32)}`,
      call_set: { function_name: 'add', input: { amount: 7 } },
      signer: { type: 'Keys', keys },
    })
    const { decoded } = await runTvm(tinyAccount(sending(parseBocBase64(message))), { abi })
    expect(decoded.out_messages).toMatchObject([
      { body_type: 'Input', name: 'add', value: { amount: '7' }, header: { pubkey: keys.public } },
    ])
    expect(decoded.output ?? null).toBeNull()
  })
})

describe('T9: a dictionary whose root is an empty cell', () => {
  test('has no keys', async () => {
    // DROP, PUSHINT 1, PUSHREF, PUSHINT16 32, DICTUGET
    const code = new Builder().storeBits(Buffer.from('307188810020f40e', 'hex')).storeRef(EMPTY_CELL).toCell()
    const { output } = await client.call('tvm.run_get', { account: tinyAccount(code), function_name: 'x' })
    expect(output).toEqual(['0'])
  })
})

describe('T10: data.account_balance of an account that does not exist', () => {
  test('is 0, whatever is missing', async () => {
    for (const message of [tinyMessage, tinyTransfer(0n), tinyTransfer(1n)]) {
      const run = runExecutor({ type: 'None' }, { message })
      await expect(run).rejects.toMatchObject({ code: 407, data: { account_balance: 0 } })
    }
  })

  test('is the balance of an account that exists', async () => {
    const boc = tinyAccount('f800', { balance: currencies(5n) })
    const run = runExecutor({ type: 'Account', boc }, { message: tinyMessage })
    await expect(run).rejects.toMatchObject({ code: 407, data: { account_balance: 5 } })
  })
})

describe('T11: a run in which the machine of the network gives up', () => {
  // DROP, PUSHINT 0, NULL, PUSHINT 0, DICTUGETJMP: a key without bits.
  const code = '30706d70f4a1'

  test('is 410', async () => {
    const run = client.call('tvm.run_get', { account: tinyAccount(code), function_name: 'x' })
    await expect(run).rejects.toMatchObject({ code: 410 })
    await expect(runTvm(tinyAccount(code))).rejects.toMatchObject({ code: 410 })
  })

  test.each([
    ['a key without bits', tinyAccount(`f800${code}`)],
    ['a patch of bits that are not whole bytes', patching('DIFF_PATCH')],
    ['a compressed one', patching('DIFF_PATCH_BINARY_ZIP')],
  ])('makes no transaction: %s', async (_case, boc) => {
    await expect(runExecutor({ type: 'Account', boc }, { skip_transaction_check: true })).rejects.toMatchObject({
      code: 410,
      message: expect.stringContaining('gives up'),
    })
  })

  test('of an instruction that answers null instead makes one', async () => {
    const { transaction } = await runExecutor({ type: 'Account', boc: patching('DIFF_PATCHQ') })
    expect(transaction.compute).toMatchObject({ success: true, exit_code: 0 })
  })
})

describe('T12: an account that begins with the call', () => {
  test('pays no storage, whatever time the block has', async () => {
    for (const block_time of [1_500_000_000, 4_000_000_000]) {
      const { fees } = await runExecutor(
        { type: 'Uninit' },
        { execution_options: { block_time }, skip_transaction_check: true },
      )
      expect(fees.storage_fee).toBe(0)
    }
  })
})

describe('T13: the account of parameter 0 without a configuration', () => {
  /** An accepting contract at the address with all bytes `byte`, whose storage was paid in the year 2017. */
  async function storageFee(byte: number): Promise<number> {
    const address = standardAddress(0, new Uint8Array(32).fill(byte))
    const boc = tinyAccount('f800', {
      address,
      storageInfo: { used: { cells: 3n, bits: 200n, publicCells: 0n }, lastPaid: 1_500_000_000 },
    })
    const header = { type: 'externalIn', src: NO_ADDRESS, dest: address, importFee: 0n } as const
    const message = writeBocBase64(messageCell({ header }))
    const execution_options = { block_time: 1_700_000_000 }
    return (await runExecutor({ type: 'Account', boc }, { message, execution_options })).fees.storage_fee
  }

  test('is special: it pays no storage, unlike others', async () => {
    expect(await storageFee(0x55)).toBe(0)
    expect(await storageFee(0x44)).toBeGreaterThan(0)
  })
})

describe('T15: unlimited_balance', () => {
  test('lends tokens for the run only', async () => {
    const boc = tinyAccount('f800', { balance: currencies(1_000_000_000n) })
    const { account } = await runExecutor(
      { type: 'Account', boc, unlimited_balance: true },
      { message: tinyMessage, return_updated_account: true },
    )
    const { parsed } = await client.call('boc.parse_account', { boc: account })
    expect(parsed.balance).toBe('0x3b9aca00')
  })
})

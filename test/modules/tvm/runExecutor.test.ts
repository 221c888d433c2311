import { describe, expect, test } from 'vitest'
import { Builder, parseBocBase64, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { currencies, messageCell, NO_ADDRESS, parseAccount, standardAddress } from '../../../src/core/tlb/index.ts'
import { codeCell, TINY_ADDRESS, tinyAccount, tinyMessage, tinyTransfer } from '../../support/executor/tinyContract.ts'
import { LocalClient } from '../../support/LocalClient.ts'

const client = await LocalClient.open()
const BLOCK_TIME = 1_700_000_100
const ACCEPT = 'f800'

function run(boc: string, more: object = {}) {
  return client.call('tvm.run_executor', {
    message: tinyMessage,
    account: { type: 'Account', boc },
    execution_options: { block_time: BLOCK_TIME },
    ...more,
  })
}

const account_address = TINY_ADDRESS

describe('tvm.run_executor', () => {
  test('returns the transaction, its fees and the new account', async () => {
    const result = await run(tinyAccount(ACCEPT), { return_updated_account: true })
    expect(result.transaction).toMatchObject({ aborted: false, now: BLOCK_TIME, tr_type_name: 'ordinary' })
    expect(result.fees.account_fees).toBe(result.fees.ext_in_msg_fee + result.fees.gas_fee)
    const balance = parseAccount(parseBocBase64(result.account))?.balance.grams
    expect(balance).toBe(1_000_000_000n - BigInt(result.fees.account_fees))
  })

  test('returns no account unless asked', async () => {
    expect((await run(tinyAccount(ACCEPT))).account).toBe('')
  })

  test('keeps the account in the cache of its client', async () => {
    const { account } = await run(tinyAccount(ACCEPT), {
      return_updated_account: true,
      boc_cache: { type: 'Unpinned' },
    })
    expect(account).toMatch(/^\*[0-9a-f]{64}$/)
    const again = await run(account, { return_updated_account: true })
    expect(again.account).toMatch(/^te6/)
  })

  test('knows the exit code of a contract that did not accept the message', async () => {
    await expect(run(tinyAccount('ff00'))).rejects.toMatchObject({
      code: 414,
      message: expect.stringMatching(/did not accept message, exit code: 0 .*\nTip: /s),
      data: { phase: 'computeVm', exit_code: 0, account_address },
    })
  })

  test('says what usual exit codes mean', async () => {
    await expect(run(tinyAccount(`${ACCEPT}f234`))).rejects.toMatchObject({
      code: 414,
      message: expect.stringContaining("Compute phase isn't succeeded, exit code: 52 (Replay protection exception)"),
      data: { exit_code: 52, exit_arg: '0', description: 'Replay protection exception', gas_used: expect.any(Number) },
    })
  })

  test('repeats the text that a contract threw', async () => {
    const thrown = new Builder().storeBits(Buffer.from('no such pool')).toCell()
    // ACCEPT, PUSHREF, THROWARG 500
    const contract = new Builder()
      .storeUint(0xf800, 16)
      .storeUint(0x88, 8)
      .storeUint(0xf2, 8)
      .storeUint(0b11001, 5)
      .storeUint(500, 11)
      .storeRef(thrown)
      .toCell()
    await expect(run(tinyAccount(contract))).rejects.toMatchObject({
      code: 414,
      message: expect.stringContaining('exit code: 500 (contract error: "no such pool")'),
      data: {
        exit_code: 500,
        contract_error: 'no such pool',
        exit_arg: { type: 'Cell', value: writeBocBase64(thrown) },
      },
    })
  })

  test('returns an aborted transaction when it is not to be checked', async () => {
    const { transaction } = await run(tinyAccount(`${ACCEPT}f234`), { skip_transaction_check: true })
    expect(transaction).toMatchObject({ aborted: true, compute: { exit_code: 52 } })
  })

  test('needs the balance for the import of a message', async () => {
    await expect(run(tinyAccount(ACCEPT, { balance: currencies(5n) }))).rejects.toMatchObject({
      code: 407,
      data: { account_address, account_balance: 5 },
    })
  })

  test('can run with unlimited balance, which does not stay', async () => {
    const account = { type: 'Account', boc: tinyAccount(ACCEPT, { balance: currencies(5n) }), unlimited_balance: true }
    const result = await run('', { account, return_updated_account: true })
    expect(parseAccount(parseBocBase64(result.account))?.balance.grams).toBe(5n)
  })

  test('finds no code in an account that was not deployed', async () => {
    await expect(run('', { account: { type: 'Uninit' } })).rejects.toMatchObject({
      code: 406,
      data: { account_address, phase: 'computeSkipped' },
    })
  })

  test('finds no money in an account that does not exist', async () => {
    await expect(run('', { account: { type: 'None' } })).rejects.toMatchObject({
      code: 407,
      data: { account_address, account_balance: 0, phase: 'computeSkipped' },
    })
    await expect(
      run('', { account: { type: 'None' }, message: tinyTransfer(1_000_000_000n, true) }),
    ).rejects.toMatchObject({
      code: 406,
    })
  })

  test('cannot execute an outbound message', async () => {
    const header = { type: 'externalOut', src: standardAddress(0, new Uint8Array(32)), dest: NO_ADDRESS } as const
    const message = writeBocBase64(messageCell({ header: { ...header, createdLt: 0n, createdAt: 0 } }))
    await expect(run(tinyAccount(ACCEPT), { message })).rejects.toMatchObject({ code: 413 })
  })

  test('refuses anything that is not a message, account or configuration', async () => {
    const junk = writeBocBase64(codeCell('ffffff'))
    const account = tinyAccount(ACCEPT)
    await expect(run(account, { message: junk })).rejects.toMatchObject({ code: 201 })
    await expect(run(junk)).rejects.toMatchObject({ code: 201 })
    await expect(run(account, { execution_options: { blockchain_config: junk } })).rejects.toMatchObject({ code: 402 })
    await expect(run(account, { execution_options: { dapp_id: 'ff' } })).rejects.toMatchObject({ code: 2 })
  })

  test('reports a failed action', async () => {
    // ACCEPT, PUSHREF with an unknown action, POP c5
    const list = new Builder().storeUint(7, 32).storeRef(new Builder().toCell()).toCell()
    const code = new Builder().storeUint(0xf800, 16).storeUint(0x88, 8).storeUint(0xed55, 16).storeRef(list).toCell()
    await expect(run(tinyAccount(code))).rejects.toMatchObject({
      code: 405,
      message: expect.stringContaining('result code: 34 (an action is invalid or not supported)'),
      data: { phase: 'action', result_code: 34, description: expect.stringContaining('invalid outbound message') },
    })
  })

  test('returns the steps of the machine on demand', async () => {
    const { trace } = await run(tinyAccount(ACCEPT), { execution_options: { block_time: BLOCK_TIME, trace: true } })
    expect(trace[0]).toMatchObject({ step: 1, instruction: 'ACCEPT', offset: 0, gas_used: 26 })
    expect(trace[0].stack).toHaveLength(5)
  })

  test('takes times from the options', async () => {
    const { transaction } = await run(tinyAccount(ACCEPT), {
      execution_options: { block_time: BLOCK_TIME, transaction_lt: 5000 },
    })
    expect(transaction.lt).toBe('0x1388')
    const early = await run(tinyAccount(ACCEPT), { execution_options: { block_time: BLOCK_TIME, block_lt: 1 } })
    expect(early.transaction.lt).toBe('0x3e8')
  })

  test('uses now as time of the block', async () => {
    const { transaction } = await run(tinyAccount(ACCEPT), { execution_options: {} })
    expect(Math.abs(transaction.now - Date.now() / 1000)).toBeLessThan(60)
  })
})

import { describe, expect, test } from 'vitest'
import { Builder, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { currencies } from '../../../src/core/tlb/index.ts'
import { tinyAccount } from '../../support/executor/tinyContract.ts'
import { LocalClient } from '../../support/LocalClient.ts'

const client = await LocalClient.open()
/** SETCP 0, DROP: returns the arguments. */
const ECHO = 'ff0030'
const boc = writeBocBase64(new Builder().storeUint(5, 20).toCell())

function get(code: string, input?: unknown, more: object = {}) {
  return client.call('tvm.run_get', { account: tinyAccount(code), function_name: 'seqno', input, ...more })
}

describe('tvm.run_get', () => {
  test('calls the method by the number of its name', async () => {
    expect((await get('ff00')).output).toEqual(['85143'])
  })

  test('passes arguments of all kinds', async () => {
    const input = [null, '5', -7, true, ['1', ['2', null]], { type: 'Cell', value: boc }, { type: 'Slice', value: boc }]
    const output = [
      null,
      '5',
      '-7',
      '-1',
      ['1', ['2', null]],
      { type: 'Cell', value: boc },
      { type: 'Slice', value: boc },
    ]
    expect((await get(ECHO, input)).output).toEqual(output)
  })

  test('takes one argument without an array', async () => {
    expect((await get(ECHO, '0xff')).output).toEqual(['255'])
  })

  test('reads arguments from the cache', async () => {
    const { boc_ref } = await client.call('boc.cache_set', { boc, cache_type: { type: 'Unpinned' } })
    expect((await get(ECHO, [{ type: 'Cell', value: boc_ref }])).output).toEqual([{ type: 'Cell', value: boc }])
  })

  test('returns lists on demand', async () => {
    const input = [{ type: 'List', value: ['1', '2'] }]
    expect((await get(ECHO, input, { tuple_list_as_array: true })).output).toEqual(input)
    expect((await get(ECHO, input)).output).toEqual([['1', ['2', null]]])
  })

  test('ends with the exit code of the contract', async () => {
    await expect(get('f20b')).rejects.toMatchObject({ code: 414, data: { exit_code: 11 } })
  })

  test('ends a contract that never ends', async () => {
    // A loop that multiplies until the gas is used up: the machine counts, not the clock.
    await expect(get('70ea')).rejects.toMatchObject({ code: 414 })
  })

  test.each(['x', { type: 'Cell', value: '!' }, [[{ type: 'Nothing', value: boc }]]])(
    'refuses an input that is not a value: %j',
    async (input) => {
      await expect(get(ECHO, input)).rejects.toMatchObject({ code: expect.toBeOneOf([201, 411]) })
    },
  )

  test('needs an account with code', async () => {
    const account = tinyAccount('', { state: { type: 'uninit' }, balance: currencies(5n) })
    await expect(get('', undefined, { account })).rejects.toMatchObject({ code: 412 })
  })
})

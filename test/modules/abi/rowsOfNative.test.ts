/** Rows A1 to A5: where encoding follows the official library, and where it does not on purpose. */
import { describe, expect, test } from 'vitest'
import { Builder, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { stateInitCell, tvcCell } from '../../../src/core/tlb/index.ts'
import { LocalClient } from '../../support/LocalClient.ts'

const client = await LocalClient.open()

async function roundTrip(type: string, a: unknown): Promise<unknown> {
  const params = [{ name: 'a', type }]
  const { boc } = await client.call('abi.encode_boc', { params, data: { a } })
  return (await client.call('abi.decode_boc', { params, boc, allow_partial: false })).data.a
}

const MAX_AMOUNT = 2n ** 120n - 1n

describe('A1: amounts of money', () => {
  test.each([
    ['0x10', '16'],
    ['0xfF', '255'],
    ['0x0', '0'],
    ['007', '7'],
    [`0x${MAX_AMOUNT.toString(16)}`, MAX_AMOUNT.toString()],
    ['+5', '5'],
    ['0x+5', '5'],
  ])('%s is taken', async (text, amount) => {
    expect(await roundTrip('token', text)).toBe(amount)
    expect(await roundTrip('optional(token)', text)).toBe(amount)
    expect(await roundTrip('map(uint8,token[])', { '1': [text] })).toEqual({ '1': [amount] })
  })

  test.each(['', '0x', '0X10', '-1', '-0', '-0x1', '1_000', '0xg', '1e3', ' 1', '1.0', '++1', `0x1${'0'.repeat(30)}`])(
    '%j is refused',
    async (text) => {
      await expect(roundTrip('token', text)).rejects.toMatchObject({ code: 311 })
    },
  )
})

describe('A2: types without size', () => {
  test.each(['int0', 'uint0', 'varuint0', 'varint0', 'fixedbytes0'])('%s is not a type', async (type) => {
    await expect(roundTrip(type, 0)).rejects.toMatchObject({ code: 303 })
  })
})

describe('A3: integers as text', () => {
  test.each([
    ['uint8', '+1', '1'],
    ['uint8', '0x+1', '1'],
    ['uint16', '1_000', '1000'],
    ['uint16', '0xf_f', '255'],
    ['varuint16', '+0x', undefined],
    ['varuint16', '+7', '7'],
    ['int8', '+1', '1'],
    ['int8', '-0', '0'],
    ['int8', '-0x+1', '-1'],
    ['int8', '0x-1', '-1'],
    ['int8', '-0x-1', '1'],
    ['varint16', '+1', '1'],
    ['time', '+1', '1'],
    ['expire', '+1', '1'],
    ['uint8', '-0', undefined],
    ['uint8', '++1', undefined],
    ['uint8', '+-1', undefined],
    ['uint8', '_1', undefined],
    ['uint8', '+', undefined],
    ['int8', '-+1', undefined],
    ['int8', '--1', undefined],
    ['int8', '+0x1', undefined],
    ['int8', '', undefined],
  ])('%s of %j', async (type, text, value) => {
    if (value === undefined) await expect(roundTrip(type, text)).rejects.toMatchObject({ code: 311 })
    else expect(await roundTrip(type, text)).toBe(value)
  })

  test('may be keys of maps in the same forms, each key once', async () => {
    expect(await roundTrip('map(uint8,bool)', { '+1': true, '0x02': false })).toEqual({ '1': true, '2': false })
    for (const data of [
      { '1': true, '+1': false },
      { '1': true, '0x1': false },
      { '10': true, '1_0': true },
    ]) {
      await expect(roundTrip('map(uint8,bool)', data)).rejects.toMatchObject({ code: 311 })
    }
  })
})

const functions = [{ name: 'constructor', inputs: [{ name: 'a', type: 'uint8' }], outputs: [] }]
const header = ['pubkey', 'time', 'expire']
const code = writeBocBase64(new Builder().storeUint(1, 8).toCell())
const withInit = { name: '_pubkey', type: 'uint256', init: true }
const start = { name: 'start', type: 'uint8', init: true }
const keys = await client.call('crypto.generate_random_sign_keys')

function deploy(fields: object[], deploy_set: object, more: object = {}) {
  return client.call('abi.encode_message', {
    abi: { type: 'Json', value: JSON.stringify({ version: '2.4', functions, header, fields }) },
    deploy_set,
    call_set: { function_name: 'constructor', input: { a: 1 } },
    signer: { type: 'Keys', keys },
    ...more,
  })
}

describe('A4: the public key of initial data', () => {
  const fields = { data: [{ key: 1, name: 'start', type: 'uint8' }] }
  const abi = { type: 'Json', value: JSON.stringify({ version: '2.3', functions, header, ...fields }) }

  test('is checked before the values', async () => {
    const values = { abi, initial_data: { start: 'nothing' } }
    await expect(client.call('abi.encode_initial_data', values)).rejects.toMatchObject({ code: 314 })
    const withKey = client.call('abi.encode_initial_data', { ...values, initial_pubkey: 'zz' })
    await expect(withKey).rejects.toMatchObject({ code: 2 })
  })
})

describe('A5: a deployment with ABI 2.4 whose _pubkey is init', () => {
  const tvc = writeBocBase64(tvcCell({ code: new Builder().storeUint(1, 8).toCell() }))

  test.each([
    ['code alone', { code }, 305],
    ['a TVC without data', { tvc }, 305],
    ['other initial values', { code, initial_data: { start: 1 } }, 314],
  ])('is refused without the key: %s', async (_, deploySet, error) => {
    const call = deploy([withInit, start], deploySet)
    await expect(call).rejects.toMatchObject({ code: error, message: expect.stringContaining('_pubkey') })
  })

  test('succeeds with a key, also if it is 0', async () => {
    const addresses = await Promise.all(
      [`0x${keys.public}`, 0, '0'].map(async (_pubkey) => {
        const { address } = await deploy([withInit], { code, initial_data: { _pubkey } })
        return address
      }),
    )
    expect(addresses[1]).toBe(addresses[2])
    expect(addresses[0]).not.toBe(addresses[1])
  })

  test('succeeds with a state init that contains its data', async () => {
    const data = new Builder().storeUint(0, 256).toCell()
    const state_init = writeBocBase64(stateInitCell({ code: new Builder().storeUint(1, 8).toCell(), data }))
    expect((await deploy([withInit], { state_init })).address).toMatch(/^0:/)
    expect((await deploy([withInit], { tvc: state_init })).address).toMatch(/^0:/)
  })

  function deployInternally(program: string, more: object = {}) {
    const value = JSON.stringify({ version: '2.4', functions, header, fields: [withInit] })
    const image = writeBocBase64(new Builder().storeBits(Buffer.from(program, 'hex')).toCell())
    return client.call('abi.encode_internal_message', {
      abi: { type: 'Json', value },
      deploy_set: { code: image },
      call_set: { function_name: 'constructor', input: { a: 1 } },
      value: '1',
      rules: 'classic',
      ...more,
    })
  }

  test('is accepted in an internal message for a contract that starts without data', async () => {
    // NOP; and PUSHINT 5, THROWANY, as a constructor that refuses its sender.
    for (const program of ['00', '75f2f0']) expect((await deployInternally(program)).address).toMatch(/^0:/)
  })

  test('is refused in an internal message for a contract that reads its key from the data', async () => {
    // PUSHCTR c4, CTOS, LDU 256.
    const call = deployInternally('ed44d0d3ff')
    await expect(call).rejects.toMatchObject({ code: 305, message: expect.stringContaining('_pubkey') })
    // With the key in the data it may be deployed.
    const given = {
      deploy_set: {
        code: writeBocBase64(new Builder().storeBits(Buffer.from('ed44d0d3ff', 'hex')).toCell()),
        initial_data: { _pubkey: 0 },
      },
    }
    expect((await deployInternally('', given)).address).toMatch(/^0:/)
  })

  test('succeeds without the key if the field is not init', async () => {
    expect(
      (
        await deploy(
          [
            { ...withInit, init: false },
            { ...start, init: false },
          ],
          { code },
        )
      ).address,
    ).toMatch(/^0:/)
  })
})

describe('a deployment with an older ABI and without a public key', () => {
  const data = [{ key: 1, name: 'start', type: 'uint8' }]
  const abi = { type: 'Json', value: JSON.stringify({ version: '2.3', functions, header, data }) }
  const call = {
    ...{ abi, deploy_set: { code }, call_set: { function_name: 'constructor', input: { a: 1 } } },
  }

  test('is refused in an external message', async () => {
    const { code: error } = await client
      .call('abi.encode_message', { ...call, signer: { type: 'None' } })
      .catch((e) => e)
    expect(error).toBe(305)
  })

  test('is accepted in an internal message, whose sender the contract checks', async () => {
    for (const rules of ['current', 'classic']) {
      const { address } = await client.call('abi.encode_internal_message', { ...call, value: '1', rules })
      expect(address).toMatch(/^0:/)
    }
  })
})

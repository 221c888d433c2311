/** Which fault a call with two faults reports: the table in docs/executor.md. */
import { afterAll, describe, expect, test } from 'vitest'
import { classicImage } from '../support/executor/ApiContract.ts'
import { LocalClient } from '../support/LocalClient.ts'

const client = await LocalClient.open()
afterAll(() => client.close())

const image = classicImage('HelloWallet')
const { tvc } = image.deploySet as { tvc: string }
const abi = { type: 'Json', value: image.abi }
const keys = await client.call('crypto.generate_random_sign_keys')
const address = `0:${'11'.repeat(32)}`
const deployment = {
  ...{ abi, deploy_set: { tvc }, call_set: { function_name: 'constructor', input: {} }, rules: 'classic' },
  signer: { type: 'Keys', keys },
}
const { message } = await client.call('abi.encode_message', deployment)
const { account } = await client.call('abi.encode_account', { state_init: tvc })

const noAbi = { abi: { type: 'Json', value: '{' } }
const noKeys = { signer: { type: 'Keys', keys: { public: 'zz', secret: 'zz' } } }
const noFunction = { call_set: { function_name: 'nothing' } }
const noConfig = { execution_options: { rules: 'classic', blockchain_config: 'te6ccgEBAQEAAgAAAA==' } }
const noBoc = 'AAAA'

interface Case {
  readonly method: string
  readonly call: object
  /** Faults with the codes that they have alone; an earlier one wins over each later one. */
  readonly faults: readonly (readonly [code: number, fault: object])[]
}

const cases: readonly Case[] = [
  {
    method: 'abi.encode_message',
    call: { abi, address, call_set: { function_name: 'touch', input: {} }, signer: { type: 'Keys', keys } },
    faults: [
      [23, { processing_try_index: 'x' }],
      [303, noAbi],
      [100, noKeys],
      [4, { address: 'x' }],
      [306, noFunction],
    ],
  },
  {
    method: 'abi.encode_message',
    call: deployment,
    faults: [
      [303, noAbi],
      [100, noKeys],
      [201, { deploy_set: { tvc: noBoc } }],
      [305, noFunction],
    ],
  },
  {
    method: 'tvm.run_executor',
    call: { message, account: { type: 'Account', boc: account }, abi, execution_options: { rules: 'classic' } },
    faults: [
      [402, noConfig],
      [303, noAbi],
      [201, { message: noBoc }],
      [407, { account: { type: 'None' } }],
    ],
  },
  {
    method: 'tvm.run_tvm',
    call: { message, account, abi, execution_options: { rules: 'classic' } },
    faults: [
      [402, noConfig],
      [303, noAbi],
      [201, { message: noBoc }],
    ],
  },
  {
    method: 'abi.decode_message',
    call: { abi, message, rules: 'classic' },
    faults: [
      [303, noAbi],
      [304, { message: noBoc }],
    ],
  },
  {
    method: 'crypto.nacl_sign_detached_verify',
    call: { unsigned: 'AAAA', signature: '00'.repeat(64), public: keys.public },
    faults: [
      [3, { unsigned: '!' }],
      [100, { public: '00' }],
      [109, { signature: '00' }],
    ],
  },
  {
    method: 'crypto.mnemonic_derive_sign_keys',
    call: { phrase: 'abandon '.repeat(12).trim() },
    faults: [
      [23, { dictionary: 77 }],
      [118, { word_count: 13 }],
      [114, { phrase: 'a b' }],
    ],
  },
]

describe.each(cases)('$method', ({ method, call, faults }) => {
  test.each(faults)('%i comes alone', async (code, fault) => {
    await expect(client.call(method, { ...call, ...fault })).rejects.toMatchObject({ code })
  })

  test.each(
    faults.flatMap(([code, first], at) =>
      faults.slice(at + 1).map(([later, second]) => [code, later, first, second] as const),
    ),
  )('%i comes before %i', async (code, _, first, second) => {
    await expect(client.call(method, { ...call, ...first, ...second })).rejects.toMatchObject({ code })
  })
})

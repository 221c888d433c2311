import { expect, test } from 'vitest'
import { Call } from '../../../../src/context/Call.ts'
import type { AbiContract } from '../../../../src/core/abi/index.ts'
import { buildMessage, readAbi } from '../../../../src/modules/abi/index.ts'
import { builtExternalMessage, readExternalMessage } from '../../../../src/modules/abi/values/readExternalMessage.ts'
import { LocalClient } from '../../../support/LocalClient.ts'

const keys = {
  public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  secret: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
}
const address = `0:${'11'.repeat(32)}`
const EXPIRE = 1_900_000_000

const versions: [version: string, header: string[]][] = [
  ['1.0', []],
  ['2.0', ['time', 'expire']],
  ['2.1', ['pubkey', 'time', 'expire']],
  ['2.2', ['time']],
  ['2.3', ['pubkey', 'expire']],
  ['2.3', []],
  ['2.4', ['expire']],
]
const signers = [{ type: 'None' }, { type: 'Keys', keys }]
const headers = [undefined, { expire: EXPIRE }, { expire: 2 ** 32 - 1 }]

const cases = versions.flatMap(([version, header]) =>
  signers.flatMap((signer) => headers.map((given) => [version, header, signer, given] as const)),
)

test.each(cases)('a message just built is the same as when it is read: ABI %s, header %j, %j, %j', async (...given) => {
  const [version, header, signer, callHeader] = given
  const value = {
    version,
    header,
    functions: [{ name: 'touch', inputs: [{ name: 'text', type: 'bytes' }], outputs: [] }],
    events: [],
  }
  const abi = { type: 'Contract', value } as const
  const { context } = await LocalClient.open({ config: { abi: { message_expiration_timeout: 40_000 } } })
  const callSet = { function_name: 'touch', header: callHeader, input: { text: '00'.repeat(200) } }
  const params = { abi, address, call_set: callSet, signer, signature_id: 7 }
  const built = await buildMessage(new Call(context, { appRequestTimeoutMs: 0 }), params as never)
  const contract: AbiContract = readAbi(abi as never, undefined)
  const message = builtExternalMessage(context, built)
  // The time and the key of the header are known only of a message that was read.
  const { timeMs: _time, publicKey: _key, ...read } = readExternalMessage(context, built.text, { contract })
  expect(message).toEqual(read)
  expect('expireAtSec' in message).toBe(header.includes('expire') && callHeader?.expire !== 2 ** 32 - 1)
})

/** From a seed phrase to a signed message, without a network and with the key in this program. */
import type { HostSession } from './HostSession.ts'
import { keysFromSecret, signWith } from './keys.ts'
import { narrate, show } from './narrate.ts'

const walletAbi = {
  type: 'Contract',
  value: {
    version: '2.3',
    header: ['time', 'expire'],
    functions: [
      {
        name: 'pay',
        inputs: [
          { name: 'dest', type: 'address' },
          { name: 'amount', type: 'uint128' },
        ],
        outputs: [],
      },
    ],
  },
}
const wallet = `0:${'1'.repeat(64)}`
const bob = `0:${'7'.repeat(64)}`

export async function encodeOffline(daemon: HostSession): Promise<void> {
  const call = (method: string, params: object) => daemon.result(method, params)

  narrate('Make a seed phrase and derive keys from it')
  const { phrase } = await call('crypto.mnemonic_from_random', {})
  const keys = await call('crypto.mnemonic_derive_sign_keys', { phrase })
  show('public key', keys.public)

  narrate('Keep the key here, and register it as a signing box')
  const held = keysFromSecret(keys.public, keys.secret)
  daemon.onAppRequest = (request) => signWith(held, request)
  const { handle } = await call('crypto.register_signing_box', { _call: { app_object: 'wallet key' } })

  narrate('Encode a message to a contract; the library asks for the public key and the signature')
  const { message, message_id } = await call('abi.encode_message', {
    abi: walletAbi,
    address: wallet,
    call_set: { function_name: 'pay', input: { dest: bob, amount: '5000000000' } },
    signer: { type: 'SigningBox', handle },
  })
  show('id of the message', message_id)

  narrate('Read it back as the receiver does')
  const { name, value } = await call('abi.decode_message', { abi: walletAbi, message })
  show('it calls', `${name} ${JSON.stringify(value)}`)
}

/** Functions that take secrets, used well and badly: nothing of a secret may come back or reach a log. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { counterAbi, exampleAddress, exampleCall } from '../../src/modules/abi/examples/exampleAbi.ts'
import { StdioHost } from '../support/daemon/StdioHost.ts'
import { TestClient } from '../support/daemon/TestClient.ts'
import { PasswordProvider } from '../support/passwordProvider.ts'

const secret = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'
const publicKey = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a'
const cipherKey = '7b1c5f0ae6d23948b1c07a9e5d24f86371a0b9c8d7e6f5041322314059687766'
const phrase = 'abuse boss fly battle rubber wasp afraid hamster guide essence vibrant tattoo'
const xprv =
  'xprv9s21ZrQH143K25JhKqEwvJW7QAiVvkmi4WRenBZanA6kxHKtKAQQKwZG65kCyW5jWJ8NY9e3GkRoistUjjcpHNsGBUv94istDPXvqGNuWpC'
const password = 'password-of-the-user-31c7'
const scryptPassword = Buffer.from('scrypt-password-8e22').toString('base64')
const entropy = '5f3a9c0d7e1b24688642b1e7d0c9a3f5'
const NUMBER = 918273645546372
const misspelt = 'tattooo'

const hidden = [
  ...[secret, cipherKey, entropy].flatMap((hex) => {
    const start = hex.slice(0, 24)
    return [start, start.toUpperCase(), Buffer.from(start, 'hex').toString('base64').slice(0, 15)]
  }),
  phrase.split(' ').slice(0, 3).join(' '),
  misspelt,
  xprv.slice(4, 40),
  password,
  Buffer.from(password).toString('base64').slice(0, 20),
  scryptPassword,
  'scrypt-password-8e22',
  String(NUMBER),
]

const nonce = '0'.repeat(48)
const unsigned = 'aGVsbG8='
const keys = { public: publicKey, secret }

/** Faults that people make with a text: too long, too short, a foreign letter, other types. */
function faults(text: string): readonly unknown[] {
  return [
    `${text}00`,
    `0x${text}`,
    text.slice(0, -2),
    `${text.slice(0, -1)}g`,
    ` ${text}`,
    NUMBER,
    [text],
    { [text]: text },
  ]
}

type Calls = readonly (readonly [method: string, params: object])[]

function usingSecret(value: unknown): Calls {
  return [
    ['crypto.sign', { unsigned, keys: { public: publicKey, secret: value } }],
    ['crypto.get_signing_box', { public: publicKey, secret: value }],
    ['crypto.nacl_sign', { unsigned, secret: value }],
    ['crypto.nacl_sign_detached', { unsigned, secret: value }],
    ['crypto.nacl_box', { decrypted: unsigned, nonce, their_public: publicKey, secret: value }],
    ['crypto.nacl_box_open', { encrypted: unsigned, nonce, their_public: publicKey, secret: value }],
    [
      'abi.encode_message',
      {
        abi: counterAbi,
        address: exampleAddress,
        call_set: exampleCall,
        signer: { type: 'Keys', keys: { public: publicKey, secret: value } },
      },
    ],
    [
      'abi.encode_message_body',
      {
        abi: { type: 'Json', value: `{"broken` },
        call_set: exampleCall,
        is_internal: false,
        signer: { type: 'Keys', keys: { ...keys, secret: value } },
      },
    ],
    [
      'abi.encode_message',
      { abi: counterAbi, call_set: exampleCall, signer: { type: 'keys', keys: { secret: value } } },
    ],
    ['abi.encode_message', { abi: counterAbi, call_set: exampleCall, signer: value as object }],
  ]
}

function usingCipherKey(value: unknown): Calls {
  return [
    ['crypto.chacha20', { data: unsigned, key: value, nonce: 'f'.repeat(24) }],
    ['crypto.nacl_secret_box', { decrypted: unsigned, nonce, key: value }],
    ['crypto.nacl_secret_box_open', { encrypted: unsigned, nonce, key: value }],
    ...[
      { type: 'ChaCha20', value: { key: value, nonce: 'f'.repeat(24) } },
      { type: 'NaclSecretBox', value: { key: value, nonce } },
      { type: 'NaclBox', value: { their_public: publicKey, secret: value, nonce } },
      { type: 'AES', value: { mode: 'CBC', key: value, iv: '0'.repeat(32) } },
      { type: 'AES', value: { mode: 'XYZ', key: value } },
    ].map((algorithm) => ['crypto.create_encryption_box', { algorithm }] as const),
  ]
}

function usingPhrase(value: unknown): Calls {
  return [
    ['crypto.mnemonic_verify', { phrase: value }],
    ['crypto.mnemonic_verify', { phrase: value, word_count: 13 }],
  ]
}

/** Good input would return further secrets, so these calls get bad input. */
function usingPhraseBadly(value: unknown): Calls {
  return [
    ['crypto.mnemonic_derive_sign_keys', { phrase: value }],
    ['crypto.hdkey_xprv_from_mnemonic', { phrase: value }],
  ]
}

const others: Calls = [
  ...faults(xprv).flatMap(
    (value): Calls => [
      ['crypto.hdkey_derive_from_xprv', { xprv: value, child_index: 0, hardened: false }],
      ['crypto.hdkey_derive_from_xprv_path', { xprv: value, path: 'm/0' }],
      ['crypto.hdkey_public_from_xprv', { xprv: value }],
      ['crypto.hdkey_secret_from_xprv', { xprv: value }],
    ],
  ),
  ['crypto.hdkey_derive_from_xprv_path', { xprv, path: xprv }],
  ['crypto.hdkey_public_from_xprv', { xprv }],
  ['crypto.mnemonic_from_entropy', { entropy: `${entropy}00` }],
  ['crypto.mnemonic_from_entropy', { entropy: `${entropy}0g` }],
  ['crypto.mnemonic_from_entropy', { entropy: [entropy] }],
  ['crypto.scrypt', { password: scryptPassword, salt: unsigned, log_n: 4, r: 8, p: 1, dk_len: 32 }],
  ['crypto.scrypt', { password: scryptPassword, salt: unsigned, log_n: 64, r: 8, p: 1, dk_len: 32 }],
  ['crypto.scrypt', { password: `${scryptPassword}#`, salt: '#', log_n: 4, r: 8, p: 1, dk_len: 32 }],
  ...faults(secret).flatMap(
    (value): Calls => [
      ['crypto.nacl_box_keypair_from_secret_key', { secret: value }],
      ['crypto.nacl_sign_keypair_from_secret_key', { secret: value }],
    ],
  ),
  ['crypto.get_signing_box', { public: secret, secret: publicKey.slice(2) }],
]

test('crypto functions, boxes and signers never reveal a secret', async () => {
  const host = StdioHost.start({ args: ['--log-level', 'debug', '--log-file', 'daemon.log'] })
  const client = await TestClient.initialize(host)
  const provider = answerPasswords(host, client)
  let failures = 0
  const attempt = (method: string, params: object, options?: object) =>
    client.call(method, params, options).catch(({ code }) => {
      // An error without number is one of the test client: the answer was not as defined.
      expect(code, method).toEqual(expect.any(Number))
      failures++
    })
  const calls: Calls = [
    ...[secret, ...faults(secret)].flatMap(usingSecret),
    ...[cipherKey, ...faults(cipherKey)].flatMap(usingCipherKey),
    ...[phrase, ...faults(phrase), phrase.replace('tattoo', misspelt)].flatMap(usingPhrase),
    ...[...faults(phrase), phrase.replace('tattoo', misspelt)].flatMap(usingPhraseBadly),
    ...others,
  ]
  for (const [method, params] of calls) await attempt(method, params)
  await useCryptoBoxes(client, attempt, provider)
  await client.call('daemon.status')
  host.close()
  await host.ended()

  expect(failures).toBeGreaterThan(100)
  const output = [host.received.join('\n'), host.log, readFileSync(join(host.home.folder, 'daemon.log'), 'utf8')]
  expect(output[1]).toContain('"method":"crypto.create_crypto_box"')
  for (const text of hidden) {
    for (const [index, where] of ['the messages', 'the log', 'the log file'].entries()) {
      expect(output[index]!.includes(text), `${text} in ${where}: ${around(output[index]!, text)}`).toBe(false)
    }
  }
  await host.dispose()
})

// biome-ignore lint/suspicious/noExplicitAny: results have every shape
type Attempt = (method: string, params: object, options?: object) => Promise<any>

async function useCryptoBoxes(client: TestClient, attempt: Attempt, provider: CarelessProvider): Promise<void> {
  let boxes = 0
  const create = (value: unknown) =>
    attempt(
      'crypto.create_crypto_box',
      {
        secret_encryption_salt: 'salt',
        secret: { type: 'PredefinedSeedPhrase', phrase: value, dictionary: 1, wordcount: 12 },
      },
      { app_object: `passwords-${++boxes}` },
    )
  const { handle } = await create(phrase)
  const { handle: broken } = await create(phrase.replace('tattoo', misspelt))
  for (const value of [NUMBER, [phrase], { phrase }]) await create(value)
  for (const box of [handle, broken]) {
    const signing = await client.call('crypto.get_signing_box_from_crypto_box', {
      handle: box,
      hdpath: "m/44'/396'/0'/0/1",
    })
    const encryption = await client.call('crypto.get_encryption_box_from_crypto_box', {
      handle: box,
      hdpath: "m/44'/396'/0'/0/1",
      algorithm: { type: 'ChaCha20', value: { nonce: 'f'.repeat(24) } },
    })
    await attempt('crypto.get_crypto_box_info', { handle: box })
    const useBox = async () => {
      await attempt('crypto.signing_box_sign', { signing_box: signing.handle, unsigned })
      await attempt('crypto.signing_box_get_public_key', { handle: signing.handle })
      await attempt('crypto.encryption_box_encrypt', { encryption_box: encryption.handle, data: unsigned })
      await attempt('crypto.encryption_box_get_info', { encryption_box: encryption.handle })
      await attempt('abi.encode_message', {
        abi: counterAbi,
        address: exampleAddress,
        call_set: exampleCall,
        signer: { type: 'SigningBox', handle: signing.handle },
      })
    }
    await useBox()
    provider.password = `${password} wrong`
    await useBox()
    provider.password = password
    provider.careless = true
    await useBox()
    provider.careless = false
  }
}

/** An application that can also send the plain password in place of the encrypted one. */
class CarelessProvider extends PasswordProvider {
  careless = false
}

function answerPasswords(host: StdioHost, client: TestClient): CarelessProvider {
  const provider = new CarelessProvider(password)
  const serve = async () => {
    for (;;) {
      const { json } = await host.next(({ method }) => method === 'client.app_request', 60_000)
      const { app_request_id, request_data } = json.params
      const answer = await provider.answer(request_data)
      const careless = provider.careless ? { encrypted_password: password } : {}
      const result = { type: 'Ok', result: { type: 'GetPassword', ...answer, ...careless } }
      await client.call('client.resolve_app_request', { app_request_id, result })
    }
  }
  // The loop ends when the connection is closed.
  serve().catch(() => {})
  return provider
}

function around(output: string, text: string): string {
  const at = output.indexOf(text)
  return at < 0 ? '' : output.slice(Math.max(0, at - 200), at + 100)
}

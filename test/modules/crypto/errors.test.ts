import { describe, expect, test } from 'vitest'
import { LocalClient } from '../../support/LocalClient.ts'

const client = await LocalClient.open()
const key = '01'.repeat(32)
const nonce = '02'.repeat(24)
const signatureOfNothing =
  'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b'
const signer = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a'
/** No point of the curve has this y coordinate. */
const noPoint = `02${'00'.repeat(31)}`
const scrypt = { password: '', salt: '', log_n: 4, r: 1, p: 1, dk_len: 8 }
const box = { nonce, their_public: '09'.repeat(32), secret: key }
const xprv =
  'xprv9s21ZrQH143K25JhKqEwvJW7QAiVvkmi4WRenBZanA6kxHKtKAQQKwZG65kCyW5jWJ8NY9e3GkRoistUjjcpHNsGBUv94istDPXvqGNuWpC'
const phrase = 'abandon math mimic master filter design carbon crystal rookie group knife young'

describe('documented errors of module crypto', () => {
  test.each([
    ['factorize', 106, { composite: '' }],
    ['factorize', 106, { composite: '0x0f' }],
    ['factorize', 106, { composite: '0' }],
    ['factorize', 106, { composite: '1' }],
    ['factorize', 106, { composite: '7' }],
    ['factorize', 106, { composite: '10000000000000000' }],
    ['factorize', 106, { composite: '-6' }],
    ['modular_power', 107, { base: '1', exponent: '1', modulus: '0' }],
    ['modular_power', 107, { base: '1', exponent: '-1', modulus: '5' }],
    ['modular_power', 107, { base: '', exponent: '1', modulus: '5' }],
    ['modular_power', 107, { base: '-', exponent: '1', modulus: '5' }],
    ['modular_power', 107, { base: '0x1', exponent: '1', modulus: '5' }],
    ['modular_power', 107, { base: '1', exponent: 'f'.repeat(2049), modulus: '5' }],
    ['modular_power', 107, { base: '1', exponent: 'f'.repeat(5_000_000), modulus: '5' }],
    ['modular_power', 107, { base: '1', exponent: `${'0'.repeat(2_000_000)}x`, modulus: '5' }],
    ['tvm_crc16', 3, { data: '?' }],
    ['generate_random_bytes', 23, { length: -1 }],
    ['convert_public_key_to_tvm_safe_format', 2, { public_key: 'zz' }],
    ['sign', 3, { unsigned: '?', keys: { public: signer, secret: key } }],
    ['verify_signature', 2, { signed: '', public: 'zz' }],
    ['verify_signature', 3, { signed: '?', public: signer }],
    ['verify_signature', 109, { signed: '', public: '00' }],
    ['verify_signature', 112, { signed: '', public: signer }],
    ['verify_signature', 112, { signed: Buffer.alloc(64).toString('base64'), public: noPoint }],
    ['sha256', 3, { data: 'AA' }],
    ['sha512', 3, { data: 'AA=A' }],
    ['scrypt', 3, { ...scrypt, salt: '?' }],
    ['scrypt', 108, { ...scrypt, r: 0 }],
    ['scrypt', 108, { ...scrypt, log_n: 64, r: 8 }],
    ['scrypt', 23, { ...scrypt, log_n: 256 }],
    ['nacl_sign_keypair_from_secret_key', 101, { secret: `0x${key}` }],
    ['nacl_sign_keypair_from_secret_key', 109, { secret: '00' }],
    ['nacl_sign', 2, { unsigned: '', secret: 'zz' }],
    ['nacl_sign', 3, { unsigned: '?', secret: key + key }],
    ['nacl_sign', 109, { unsigned: '', secret: key }],
    ['nacl_sign_open', 2, { signed: '', public: 'zz' }],
    ['nacl_sign_open', 3, { signed: '?', public: signer }],
    ['nacl_sign_open', 109, { signed: '', public: '' }],
    ['nacl_sign_open', 112, { signed: '', public: signer }],
    ['nacl_sign_detached_verify', 100, { unsigned: '', signature: signatureOfNothing, public: key.slice(2) }],
    ['nacl_sign_detached', 2, { unsigned: '', secret: 'zz' }],
    ['nacl_sign_detached', 3, { unsigned: '?', secret: key + key }],
    ['nacl_sign_detached', 109, { unsigned: '', secret: key }],
    ['nacl_sign_detached_verify', 2, { unsigned: '', signature: 'zz', public: signer }],
    ['nacl_sign_detached_verify', 3, { unsigned: '?', signature: signatureOfNothing, public: signer }],
    ['nacl_sign_detached_verify', 100, { unsigned: '', signature: signatureOfNothing, public: noPoint }],
    ['nacl_sign_detached_verify', 109, { unsigned: '', signature: '00', public: signer }],
    ['nacl_box_keypair_from_secret_key', 101, { secret: 'zz' }],
    ['nacl_box_keypair_from_secret_key', 109, { secret: '' }],
    ['nacl_box', 2, { ...box, decrypted: '', nonce: 'zz' }],
    ['nacl_box', 3, { ...box, decrypted: '?' }],
    ['nacl_box', 109, { ...box, decrypted: '', secret: '' }],
    ['nacl_box', 111, { ...box, decrypted: '', their_public: '00'.repeat(32) }],
    ['nacl_box_open', 2, { ...box, encrypted: '', their_public: 'zz' }],
    ['nacl_box_open', 3, { ...box, encrypted: '?' }],
    ['nacl_box_open', 109, { ...box, encrypted: '', nonce: '' }],
    ['nacl_box_open', 111, { ...box, encrypted: '' }],
    ['nacl_secret_box', 2, { decrypted: '', nonce, key: 'zz' }],
    ['nacl_secret_box', 3, { decrypted: '?', nonce, key }],
    ['nacl_secret_box', 109, { decrypted: '', nonce: '', key }],
    ['nacl_secret_box_open', 2, { encrypted: '', nonce: 'zz', key }],
    ['nacl_secret_box_open', 3, { encrypted: '?', nonce, key }],
    ['nacl_secret_box_open', 109, { encrypted: '', nonce, key: '' }],
    ['nacl_secret_box_open', 110, { encrypted: '', nonce, key }],
    ['mnemonic_words', 23, { dictionary: 9 }],
    ['mnemonic_from_random', 118, { dictionary: 1, word_count: 13 }],
    ['mnemonic_from_random', 119, { dictionary: 0, word_count: 0 }],
    ['mnemonic_from_entropy', 2, { entropy: 'zz' }],
    ['mnemonic_from_entropy', 113, { entropy: '00' }],
    ['mnemonic_from_entropy', 118, { entropy: '00'.repeat(16), word_count: 13 }],
    ['mnemonic_from_entropy', 120, { entropy: '00'.repeat(33), dictionary: 0, word_count: 25 }],
    ['mnemonic_from_entropy', 120, { entropy: '00'.repeat(32), dictionary: 0, word_count: 24 }],
    ['mnemonic_verify', 118, { phrase, word_count: 0 }],
    ['mnemonic_derive_sign_keys', 114, { phrase: 'abandon' }],
    ['mnemonic_derive_sign_keys', 116, { phrase, path: 'm/x' }],
    ['mnemonic_derive_sign_keys', 115, { phrase, path: `${'0/'.repeat(255)}0` }],
    ['mnemonic_derive_sign_keys', 118, { phrase, word_count: 13 }],
    ['hdkey_xprv_from_mnemonic', 114, { phrase: 'abandon' }],
    ['hdkey_xprv_from_mnemonic', 118, { phrase, word_count: 13 }],
    ['hdkey_derive_from_xprv', 115, { xprv: 'xprv', child_index: 0, hardened: false }],
    ['hdkey_derive_from_xprv', 23, { xprv, child_index: 2 ** 32, hardened: false }],
    ['hdkey_derive_from_xprv_path', 115, { xprv: '', path: 'm' }],
    ['hdkey_derive_from_xprv_path', 116, { xprv, path: '' }],
    ['hdkey_secret_from_xprv', 115, { xprv: '' }],
    ['hdkey_public_from_xprv', 115, { xprv: xprv.slice(1) }],
    ['chacha20', 2, { data: '', key: 'zz', nonce: '00'.repeat(12) }],
    ['chacha20', 3, { data: '?', key, nonce: '00'.repeat(12) }],
    ['chacha20', 109, { data: '', key: '', nonce: '00'.repeat(12) }],
    ['chacha20', 134, { data: '', key, nonce: '' }],
  ])('%s gives %i', async (name, code, params) => {
    await expect(client.call(`crypto.${name}`, params)).rejects.toMatchObject({ code })
  })

  test('no message repeats a key, a phrase or a password', async () => {
    const secrets = ['abandonabandon', 'deadbeefdeadbeef', 'c2VjcmV0c2VjcmV0']
    const calls: [string, object][] = [
      ['mnemonic_derive_sign_keys', { phrase: secrets[0] }],
      ['hdkey_xprv_from_mnemonic', { phrase: secrets[0] }],
      ['nacl_sign', { unsigned: '', secret: secrets[1] }],
      ['nacl_sign_keypair_from_secret_key', { secret: `${secrets[1]}x` }],
      ['sign', { unsigned: '', keys: { public: signer, secret: secrets[1] } }],
      ['scrypt', { ...scrypt, password: `${secrets[2]}?` }],
      ['hdkey_secret_from_xprv', { xprv: secrets[1] }],
      ['mnemonic_from_entropy', { entropy: secrets[1] }],
    ]
    for (const [name, params] of calls) {
      const error = await client.call(`crypto.${name}`, params).catch((caught) => caught)
      expect(error.code).toBeGreaterThan(0)
      const text = JSON.stringify([error.message, error.data, String(error.cause)])
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
  })
})

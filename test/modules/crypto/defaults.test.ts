import { describe, expect, test } from 'vitest'
import { LocalClient } from '../../support/LocalClient.ts'

const english = 'abandon math mimic master filter design carbon crystal rookie group knife young'
const ton =
  'unit follow zone decline glare flower crisp vocal adapt magic much mesh cherry teach mechanic rain float vicious solution assume hedgehog rail sort chuckle'

describe('defaults from the configuration', () => {
  test('are English, 12 words and the path of account 396', async () => {
    const client = await LocalClient.open()
    const { phrase } = await client.call('crypto.mnemonic_from_random')
    expect(phrase).toMatch(/^([a-z]+ ){11}[a-z]+$/)
    const explicit = { phrase: english, dictionary: 1, word_count: 12, path: "m/44'/396'/0'/0/0" }
    expect(await client.call('crypto.mnemonic_derive_sign_keys', { phrase: english })).toEqual(
      await client.call('crypto.mnemonic_derive_sign_keys', explicit),
    )
  })

  test('are taken from the client', async () => {
    const config = { mnemonic_dictionary: 0, mnemonic_word_count: 24, hdkey_derivation_path: 'm' }
    const client = await LocalClient.open({ config: { crypto: config } })
    expect(await client.call('crypto.mnemonic_verify', { phrase: ton })).toEqual({ valid: true })
    const explicit = { phrase: ton, dictionary: 0, word_count: 24, path: 'm' }
    expect(await client.call('crypto.mnemonic_derive_sign_keys', { phrase: ton })).toEqual(
      await client.call('crypto.mnemonic_derive_sign_keys', explicit),
    )
  })

  test('an unfit word count of the client is an error even for the word list', async () => {
    const config = { crypto: { mnemonic_dictionary: 0, mnemonic_word_count: 13 } }
    const client = await LocalClient.open({ config })
    const words = client.call('crypto.mnemonic_words', { dictionary: 1 })
    await expect(words).rejects.toMatchObject({ code: 118 })
    expect((await client.call('crypto.mnemonic_words')).words.split(' ').length).toBe(2048)
  })
})

describe('work for worker threads', () => {
  test.each([
    ['scrypt', { password: '', salt: '', log_n: 8, r: 8, p: 1, dk_len: 8 }],
    ['scrypt', { password: '', salt: '', log_n: 1, r: 1, p: 1, dk_len: 1 << 18 }],
    ['scrypt', { password: '', salt: '', log_n: 1, r: 1, p: 512, dk_len: 8 }],
    ['modular_power', { base: '2', exponent: 'f'.repeat(64), modulus: 'f'.repeat(2000) }],
    ['mnemonic_derive_sign_keys', { phrase: 'x', path: `m${'/1'.repeat(50)}` }],
    ['mnemonic_from_random', { dictionary: 0, word_count: 24 }],
    ['mnemonic_derive_sign_keys', { phrase: ton, dictionary: 0, word_count: 24 }],
    ['factorize', { composite: '17ED48941A08F981' }],
    ['modular_power', { base: '2', exponent: 'f'.repeat(300), modulus: 'f'.repeat(300) }],
    ['hdkey_derive_from_xprv_path', { xprv: 'x', path: 'm'.repeat(101) }],
  ])('%s', async (name, params) => {
    const client = await LocalClient.open()
    await client.call(`crypto.${name}`, params).catch(() => {})
    expect(client.onWorkers).toEqual([`crypto.${name}`])
  })

  test.each([
    ['scrypt', { password: '', salt: '', log_n: 4, r: 1, p: 1, dk_len: 8 }],
    ['mnemonic_from_random', {}],
    ['mnemonic_derive_sign_keys', { phrase: english }],
    ['factorize', { composite: 'f' }],
    ['sha256', { data: '' }],
  ])('is not %s with small parameters', async (name, params) => {
    const client = await LocalClient.open()
    await client.call(`crypto.${name}`, params)
    expect(client.onWorkers).toEqual([])
  })
})

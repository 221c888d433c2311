/** Signatures that a page asks its browser for, in browsers that cannot make them, or make others. */
import { afterEach, expect, test, vi } from 'vitest'
import { openEd25519 } from '../../src/platform/node/curves.ts'
import { BrowserSigningKey, BrowserTrial } from '../../src/platform/web/ed25519/BrowserSigningKey.ts'

const { subtle } = crypto
const seed = new Uint8Array(32).fill(3)
const data = new Uint8Array(100).fill(4)
const signHere = openEd25519(seed).sign
const expected = signHere(data)

afterEach(() => {
  vi.unstubAllGlobals()
})

type Sign = typeof subtle.sign

const signAsHere: Sign = (...given) => subtle.sign(...given)
const signOtherwise: Sign = async (...given) => {
  const signature = new Uint8Array(await subtle.sign(...given))
  return signature.map((byte) => byte ^ 1).buffer
}
const importAsHere = subtle.importKey.bind(subtle)

async function importNothing(): Promise<never> {
  throw new Error('NotSupportedError')
}

test.each([
  ['that signs the same way, after a trial', { importKey: importAsHere, sign: signAsHere }, 3],
  ['without a secure context', undefined, 0],
  ['without Ed25519', { importKey: importNothing, sign: signAsHere }, 0],
  ['that mixes random bytes into signatures', { importKey: importAsHere, sign: signOtherwise }, 1],
])('in a browser %s', async (_, browser, trials) => {
  const sign = vi.fn<Sign>(browser?.sign)
  vi.stubGlobal('crypto', { subtle: browser && { ...browser, sign } })
  const key = new BrowserSigningKey(seed, new BrowserTrial())
  expect(await key.sign(data, signHere)).toEqual(expected)
  expect(await key.sign(data, signHere)).toEqual(expected)
  expect(sign).toHaveBeenCalledTimes(trials)
})

test('of the bytes as they were when it was asked for', async () => {
  const changing = data.slice()
  const signature = new BrowserSigningKey(seed, new BrowserTrial()).sign(changing, signHere)
  changing.fill(0)
  expect(await signature).toEqual(expected)
})

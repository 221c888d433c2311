import { describe, expect, test } from 'vitest'
import { bytesToHex } from '../../../src/core/bytes/index.ts'
import { Ed25519SecretKey } from '../../../src/core/crypto/Ed25519SecretKey.ts'
import { OpenedKeys } from '../../../src/core/crypto/OpenedKeys.ts'

function pair(seedByte: number) {
  const seed = new Uint8Array(32).fill(seedByte)
  const key = new Ed25519SecretKey(seed)
  return { public: bytesToHex(key.publicKey), secret: bytesToHex(seed), key }
}

/** Opens a pair and returns whether it was not cached. */
function open(keys: OpenedKeys, { public: publicHalf, secret, key }: ReturnType<typeof pair>): boolean {
  let isNew = false
  keys.find(publicHalf, secret, () => {
    isNew = true
    return key
  })
  return isNew
}

describe('opened keys', () => {
  test('open a pair once', () => {
    const keys = new OpenedKeys(2)
    expect([open(keys, pair(1)), open(keys, pair(1))]).toEqual([true, false])
  })

  test('keep the pairs that were used last', () => {
    const keys = new OpenedKeys(2)
    for (const byte of [1, 2, 1, 3]) open(keys, pair(byte))
    expect(keys.size).toBe(2)
    expect([open(keys, pair(1)), open(keys, pair(3)), open(keys, pair(2))]).toEqual([false, false, true])
  })

  test('never return the key of another secret half', () => {
    const keys = new OpenedKeys(2)
    const first = pair(1)
    open(keys, first)
    expect(open(keys, { ...pair(2), public: first.public })).toBe(true)
  })

  test('do not keep a key pair that cannot be opened', () => {
    const keys = new OpenedKeys(2)
    const fail = () => {
      throw new Error('halves of two pairs')
    }
    expect(() => keys.find(pair(1).public, pair(2).secret, fail)).toThrow('halves of two pairs')
    expect(keys.size).toBe(0)
  })

  test('are removed when they are cleared', () => {
    const keys = new OpenedKeys(2)
    open(keys, pair(1))
    keys.clear()
    expect(open(keys, pair(1))).toBe(true)
  })
})

import { expect, test } from 'vitest'
import { wipe } from '../../../src/core/crypto/wipe.ts'

test('all bytes of all secrets become zero, missing ones are skipped', () => {
  const [first, second] = [Uint8Array.of(1, 2), Uint8Array.of(3)]
  wipe(first, undefined, second)
  expect([...first, ...second]).toEqual([0, 0, 0])
})

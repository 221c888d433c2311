import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { OutputAccounts, type OutputHolder } from '../../../rpc/peer/OutputAccounts.ts'

test('thousands of connections that end together do not slow each other down', async () => {
  const accounts = new OutputAccounts(1_000_000, 5000, setImmediate)
  let told = 0
  const holders = Array.from(
    { length: 2000 },
    (): OutputHolder => ({
      heldBytes: 0,
      weightBytes: 0,
      canBeCutOff: true,
      cutOff: () => {},
      roomChanged: () => {
        told++
      },
    }),
  )
  for (const holder of holders) accounts.add(holder)
  for (const holder of holders.slice(1)) accounts.remove(holder)
  await nextTurn()
  expect(told).toBe(1)
  accounts.changed()
  await nextTurn()
  expect(told).toBe(2)
})

import { expect, test } from 'vitest'
import { hexToBytes } from '../../../../src/core/bytes/index.ts'
import { parseAccount } from '../../../../src/core/tlb/index.ts'
import { GIVER_ID } from '../../../../src/program/devnode/chain/publicValues.ts'
import { developmentGiver, GIVER_KEYS } from '../../../../src/program/devnode/store/developmentGiver.ts'
import { LocalClient } from '../../../support/LocalClient.ts'

test('the giver is where the documentation says', () => {
  expect(developmentGiver().accountId).toBe(GIVER_ID)
})

test('its keys are a pair', async () => {
  const client = await LocalClient.open()
  const { signature } = await client.call('crypto.sign', { unsigned: 'aGVsbG8=', keys: GIVER_KEYS })
  expect(hexToBytes(signature)).toHaveLength(64)
  client.close()
})

test('it is active and has grams and both currencies', () => {
  const account = parseAccount(developmentGiver().cell)!
  expect(account.state.type).toBe('active')
  expect(account.balance.grams).toBeGreaterThan(10n ** 12n)
  expect(Array.from(account.balance.other, ([id]) => id)).toEqual([1, 2])
})

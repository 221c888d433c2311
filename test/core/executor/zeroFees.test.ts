/** Row E8 under classic rules, beside an independent executor. */
import { expect, test } from 'vitest'
import { Builder } from '../../../src/core/cells/index.ts'
import { currencies, messageCell, NO_ADDRESS, standardAddress } from '../../../src/core/tlb/index.ts'
import { internalMessage, uninitAccount } from '../../support/executor/classicMessages.ts'
import { executeBoth } from '../../support/executor/executeBoth.ts'

test('a special account sends for nothing, and its transaction has no fees of the action phase', () => {
  const address = standardAddress(-1, new Uint8Array(32).fill(0x55))
  const event = messageCell(
    { header: { type: 'externalOut', src: NO_ADDRESS, dest: NO_ADDRESS, createdLt: 0n, createdAt: 0 } },
    'classic',
  )
  // PUSHREF, PUSHINT 0, SENDRAWMSG.
  const code = new Builder().storeUint(0x88, 8).storeUint(0x70, 8).storeUint(0xfb00, 16).storeRef(event).toCell()
  const account = uninitAccount(
    3_000_000_000n,
    { lastPaid: 0 },
    { address, state: { type: 'active', init: { code, data: new Builder().toCell() } } },
  )
  const message = internalMessage({ dest: address, value: currencies(1_000_000_000n) })
  const { transaction } = executeBoth(account, message)
  expect(transaction.outMsgs).toHaveLength(1)
  if (transaction.description.type !== 'ordinary') throw new Error('Expected an ordinary transaction')
  const { action } = transaction.description
  expect(action).toMatchObject({ success: true, msgsCreated: 1 })
  expect(action?.totalFwdFees).toBeUndefined()
  expect(action?.totalActionFees).toBeUndefined()
})

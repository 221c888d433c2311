/** Transactions in which no contract runs, compared with an independent executor. */
import { describe, expect, test } from 'vitest'
import { Builder } from '../../../src/core/cells/index.ts'
import { defaultBlockchainConfig, executeTransaction } from '../../../src/core/executor/index.ts'
import { accountCell, currencies } from '../../../src/core/tlb/index.ts'
import { internalMessage, uninitAccount } from '../../support/executor/classicMessages.ts'
import { BLOCK_TIME, executeBoth } from '../../support/executor/executeBoth.ts'

const none = accountCell(undefined)
const FIVE = 5_000_000_000n

describe('a message without contract, under classic rules', () => {
  test('creates an account that did not exist', () => {
    const { account, aborted } = executeBoth(none, internalMessage())
    expect(aborted).toBe(true)
    expect(account?.state.type).toBe('uninit')
    expect(account?.balance.grams).toBe(1_000_000_000n)
  })

  test('bounces from an account that does not exist', () => {
    const { account, outMessages } = executeBoth(none, internalMessage({ bounce: true }))
    expect(account).toBeUndefined()
    expect(outMessages).toHaveLength(1)
  })

  test('quotes the beginning of its body when it bounces', () => {
    const body = new Builder().storeUint(5, 32).storeBits(new Uint8Array(60).fill(3)).toCell()
    expect(executeBoth(none, internalMessage({ bounce: true }, { body })).outMessages).toHaveLength(1)
  })

  test('does not bounce when its value cannot pay for the returned message', () => {
    const { account, outMessages } = executeBoth(none, internalMessage({ bounce: true, value: currencies(1000n) }))
    expect(outMessages).toHaveLength(0)
    expect(account?.balance.grams).toBe(1000n)
  })

  test('a message without value creates no account', () => {
    expect(executeBoth(none, internalMessage({ value: currencies(0n) })).account).toBeUndefined()
  })

  test.each([false, true])('pays for storage of an empty account, bounce %s', (bounce) => {
    expect(executeBoth(uninitAccount(FIVE), internalMessage({ bounce })).fees.storage).toBeGreaterThan(0n)
  })

  test.each([false, true])('pays what the account owes, bounce %s', (bounce) => {
    executeBoth(uninitAccount(50n, { duePayment: 1000n }), internalMessage({ bounce }))
  })

  test('deletes an account that owes too much', () => {
    const account = uninitAccount(50n, { duePayment: 2_000_000_000n })
    executeBoth(account, internalMessage({ value: currencies(5n) }))
    executeBoth(account, internalMessage({ value: currencies(FIVE), bounce: true }))
  })

  test('adds extra currencies', () => {
    const other = [
      [1, 5n],
      [2, 9n],
    ] as const
    const { account } = executeBoth(uninitAccount(FIVE), internalMessage({ value: currencies(77n, other) }))
    expect(account?.balance.other.get(2)).toBe(9n)
  })

  test('credits the fee of instant routing', () => {
    executeBoth(uninitAccount(FIVE), internalMessage({ ihrDisabled: false, ihrFee: 44n }))
  })
})

test('an external message to an account that does not exist makes no transaction', () => {
  const message = new Builder().storeUint(0b10, 2).storeUint(0, 2).storeUint(0b100, 3).storeInt(0, 8)
  message.storeBits(new Uint8Array(32).fill(7)).storeUint(0, 4).storeUint(0, 2)
  const execute = () =>
    executeTransaction({
      account: undefined,
      message: message.toCell(),
      config: defaultBlockchainConfig(),
      rules: 'current',
      lt: 1n,
      blockLt: 0n,
      blockTimeSec: BLOCK_TIME,
    })
  expect(execute).toThrowError(expect.objectContaining({ name: 'NotAccepted', reason: 'noAccount' }))
})

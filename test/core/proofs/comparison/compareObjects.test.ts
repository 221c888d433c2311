import { describe, expect, test } from 'vitest'
import { parseTransactionObject } from '../../../../src/core/boc/index.ts'
import { writeBoc } from '../../../../src/core/cells/index.ts'
import { compareJson } from '../../../../src/core/proofs/comparison/compareJson.ts'
import { compareHint, compareObjects, type ProvenKind } from '../../../../src/core/proofs/comparison/compareObjects.ts'
import { blockNumbers, matcherOf } from '../../../../src/core/proofs/comparison/numericPaths.ts'
import { transaction, transfer } from '../../../support/devnode/sampleChain.ts'

const NOW = 1_700_000_000
const message = transfer(10n ** 12n, 7n, NOW)
const root = transaction({ lt: 1_000_000n, now: NOW, inMsg: message, outMsgs: [], gasUsed: 1234n })
const sources = {
  transactions: { root, bytes: () => writeBoc(root) },
  messages: { root: message, bytes: () => writeBoc(message) },
}

function compare(kind: 'transactions' | 'messages', given: object, facts?: Record<string, unknown>): void {
  compareObjects(kind as ProvenKind, given, sources[kind], { rules: 'current', ...(facts && { facts }) })
}

describe('a given object', () => {
  test('matches itself and the fields that servers return', () => {
    compare('transactions', parseTransactionObject(sources.transactions, 'current'))
    compare('transactions', { now_string: '2023-11-14 22:13:20.000', status: null, chain_order: '17' })
    compare('messages', { created_at_string: '2023-11-14 22:13:20.000', src_chain_order: 'x', __typename: 'Message' })
    compare('transactions', { block_id: 'AB', workchain_id: 0 }, { block_id: 'ab', workchain_id: 0 })
  })

  test.each([
    ['0xf4240', true],
    ['0xF4240', true],
    ['1000000', true],
    [1000000, true],
    ['1000001', false],
    ['0x0f4240', false],
    ['', false],
  ])('has lt 1000000 as %j: %s', (lt, same) => {
    if (same) compare('transactions', { lt })
    else expect(() => compare('transactions', { lt })).toThrow(/^field `transactions\.lt`: expected "0xf4240", actual /)
  })

  test.each([
    ['another value', { now: NOW + 1 }, 'transactions.now'],
    ['another text', { end_status_name: 'Frozen' }, 'transactions.end_status_name'],
    ['a number where a truth value is', { aborted: 0 }, 'transactions.aborted'],
    ['a value inside', { compute: { gas_used: '0x1' } }, 'transactions.compute.gas_used'],
    ['a list of another length', { out_msgs: ['ab'] }, 'transactions.out_msgs'],
    ['an object where a text is', { lt: { x: 1 } }, 'transactions.lt'],
    ['a text where an object is', { compute: 'x' }, 'transactions.compute'],
    ['a joined object', { in_message: { id: 'ab' } }, 'transactions.in_message'],
    ['a field that none knows', { constructor: 'x' }, 'transactions.constructor'],
    ['a wrong Dapp ID without account', { lt: '0xf4240', proof: 'x' }, 'transactions.proof'],
  ])('an object with %s is refused, and the error has its path', (_name, given, path) => {
    expect(() => compare('transactions', given)).toThrow(
      expect.objectContaining({ kind: 'differs', message: expect.stringContaining(`field \`${path}\``) }),
    )
  })

  test('is compared item by item, and the error has the index', () => {
    const options = { root: 'blocks', isNumeric: matcherOf(blockNumbers), isIgnored: () => false }
    const expected = { account_blocks: [{ transactions: [{ lt: '0x10' }] }] }
    compareJson({ account_blocks: [{ transactions: [{ lt: '16' }] }] }, expected, options)
    expect(() => compareJson({ account_blocks: [{ transactions: [{ lt: '17' }] }] }, expected, options)).toThrow(
      'field `blocks.account_blocks[0].transactions[0].lt`: expected "0x10", actual "17"',
    )
  })

  test('an endlessly nested object is refused', () => {
    let deep: unknown = 1
    for (let i = 0; i < 1000; i++) deep = { a: deep }
    const options = { root: 'blocks', isNumeric: () => false, isIgnored: () => false }
    expect(() => compareJson(deep, deep, options)).toThrow(expect.objectContaining({ kind: 'differs' }))
  })
})

test('wildcards of paths stay within a name', () => {
  const matches = matcherOf(blockNumbers)
  expect(matches('master.config.p14.masterchain_block_fee')).toBe(true)
  expect(matches('master.config.p18.mc_bit_price_ps')).toBe(true)
  expect(matches('master.config.p14.a.b_block_fee')).toBe(false)
  expect(matches('xend_lt')).toBe(false)
})

test('a hint is checked only where it is given', () => {
  compareHint('messages', 'transaction_id', undefined, 'ab')
  compareHint('messages', 'transaction_id', 'AB', 'ab')
  expect(() => compareHint('messages', 'src_transaction.id', 'cd', 'ab')).toThrow(
    'field `messages.src_transaction.id`: expected "ab", actual "cd"',
  )
})

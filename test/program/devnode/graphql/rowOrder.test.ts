import { describe, expect, test } from 'vitest'
import type { NodeStore } from '../../../../src/program/devnode/store/NodeStore.ts'
import type { TransactionRecord } from '../../../../src/program/devnode/store/records.ts'
import { type Answer, startGraphql } from '../../../support/devnode/GraphqlServer.ts'
import { FIRST_SECOND, longChainAccount, makeLongChain } from '../../../support/devnode/longChain.ts'
import { openStore, sampleBlock } from '../../../support/devnode/sampleChain.ts'
import { rounds } from '../../../support/tier.ts'

const BLOCKS = 20
const PER_BLOCK = 7

interface Expected {
  readonly id: string
  readonly lt: bigint
  readonly now: number
  readonly chain_order: string
  readonly account_addr: string
  readonly code_hash: string
}

async function longStore(): Promise<NodeStore> {
  const store = await openStore()
  makeLongChain(store, { transactions: BLOCKS * PER_BLOCK, perBlock: PER_BLOCK, accounts: 9 })
  return store
}

function numbersOf(text: string): number {
  return Number(text.replace(/^p.../, '0x'))
}

function readAll(store: NodeStore): Expected[] {
  const columns = 'id, lt, now, chain_order, account_addr, code_hash'
  const rows = store.database.prepare(`SELECT ${columns} FROM transactions`).all() as (Record<string, unknown> &
    Expected)[]
  return rows.map((row) => ({ ...row, lt: BigInt(numbersOf(row.lt as unknown as string)) }))
}

type Key = 'lt' | 'now' | 'chain_order'

/** Deterministic dice. */
function diceOf(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % sides
  }
}

const OPERATORS: Record<string, (a: bigint | number | string, b: bigint | number | string) => boolean> = {
  eq: (a, b) => a === b,
  gt: (a, b) => a > b,
  ge: (a, b) => a >= b,
  lt: (a, b) => a < b,
  le: (a, b) => a <= b,
}

/** A filter with one to three conditions, as text and as a function. */
function randomFilter(all: readonly Expected[], dice: (sides: number) => number) {
  const parts = new Map<string, { text: string; test: (row: Expected) => boolean }>()
  for (let left = 1 + dice(3); left > 0; left--) {
    const field = (['lt', 'now', 'chain_order', 'account_addr', 'code_hash'] as const)[dice(5)]!
    const isKey = field === 'lt' || field === 'now' || field === 'chain_order'
    const operator = isKey ? Object.keys(OPERATORS)[dice(5)]! : 'eq'
    const value = dice(8) === 0 && field === 'now' ? FIRST_SECOND - 1 + dice(2) * 999 : all[dice(all.length)]![field]
    const literal = typeof value === 'number' ? String(value) : `"${value}"`
    parts.set(field, {
      text: `${field}: {${operator}: ${literal}}`,
      test: (row) => OPERATORS[operator]!(row[field], value),
    })
  }
  return {
    text: [...parts.values()].map(({ text }) => text).join(', '),
    test: (row: Expected) => [...parts.values()].every((part) => part.test(row)),
  }
}

function compareBy(keys: readonly Key[], sign: number) {
  return (a: Expected, b: Expected): number => {
    for (const key of keys) if (a[key] !== b[key]) return a[key] < b[key] ? -sign : sign
    return 0
  }
}

async function expectSame(store: NodeStore, seed: number): Promise<void> {
  const { query } = await startGraphql({ store })
  const all = readAll(store)
  const dice = diceOf(seed)
  for (let round = 0; round < rounds({ quick: 120, all: 1500 }); round++) {
    const filter = randomFilter(all, dice)
    const keys = ([['lt'], ['now'], ['chain_order'], ['now', 'lt'], ['now', 'chain_order']] as const)[dice(5)]!
    const direction = dice(2) === 0 ? 'ASC' : 'DESC'
    const limit = 1 + dice(30)
    const order = keys.map((path) => `{path: "${path}", direction: ${direction}}`).join(', ')
    const text = `{ transactions(filter: {${filter.text}}, orderBy: [${order}], limit: ${limit}) { id now } }`
    const found = (await query(text)).transactions as { id: string; now: number }[]
    const sorted = all.filter(filter.test).sort(compareBy(keys, direction === 'ASC' ? 1 : -1))
    if (keys.length === 1 && keys[0] === 'now') {
      // Transactions of the same second may come in any order.
      expect(
        found.map(({ now }) => now),
        text,
      ).toEqual(sorted.slice(0, limit).map(({ now }) => now))
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    } else {
      expect(
        found.map(({ id }) => id),
        text,
      ).toEqual(sorted.slice(0, limit).map(({ id }) => id))
    }
  }
}

describe('filters and orders by times and numbers return the same as a full scan', () => {
  test('a chain that was stored in order returns the same as a full scan', async () => {
    const store = await longStore()
    expect(store.isInOrder('transactions')).toBe(true)
    expect(store.isInOrder('blocks')).toBe(true)
    await expectSame(store, 1)
  })

  test('a chain whose clock went back returns the same as a full scan', async () => {
    const store = await longStore()
    const { transactions } = sampleBlock(1)
    const [first, second] = transactions as [TransactionRecord, TransactionRecord]
    const now = FIRST_SECOND + 3
    const late = { ...first, now, lt: 3_000_005n, codeHash: longChainAccount(1).codeHash }
    store.commitBlock({
      blocks: [],
      transactions: [late, { ...second, now: now - 1, lt: 10n ** 14n }],
      messages: [],
      accounts: [],
    })
    expect(store.isInOrder('transactions')).toBe(false)
    store.database.exec("UPDATE transactions SET code_hash = '' WHERE code_hash IS NULL")
    await expectSame(store, 2)
  })
})

test('a row that is changed later marks the order as unreliable', async () => {
  const store = await longStore()
  store.database.exec('UPDATE transactions SET aborted = 1 WHERE rowid = 3')
  expect(store.isInOrder('transactions')).toBe(true)
  store.database.exec('UPDATE transactions SET now = now + 900 WHERE rowid = 3')
  expect(store.isInOrder('transactions')).toBe(false)
  expect(store.isInOrder('blocks')).toBe(true)
})

describe('queries by the usual fields use an index and stop at the limit', () => {
  const address = `0:${Buffer.from(longChainAccount(3).id).toString('hex')}`
  const codeHash = longChainAccount(3).codeHash
  test.each([
    ['transactions', `now: {ge: ${FIRST_SECOND + 9}}`, 'lt'],
    ['transactions', 'lt: {ge: "0x1"}', 'now'],
    ['transactions', 'lt: {ge: "0x1"}', 'lt'],
    ['transactions', `chain_order: {ge: "5"}`, 'lt'],
    ['transactions', `account_addr: {eq: "${address}"}, now: {ge: 5}`, 'lt'],
    ['transactions', `code_hash: {eq: "${codeHash}"}`, 'now'],
    ['transactions', 'status: {eq: 3}', 'lt'],
    ['transactions', '', 'lt'],
    ['messages', 'created_at: {ge: 5}', 'created_at'],
    ['messages', 'value: {ge: "5"}', 'value'],
    ['messages', `src: {eq: "${address}"}`, 'chain_order'],
    ['messages', `dst: {eq: "${address}"}`, 'chain_order'],
    ['messages', 'status: {eq: 3}', 'status'],
    ['messages', `code_hash: {eq: "${codeHash}"}`, 'code_hash'],
    ['messages', '', 'chain_order'],
    ['blocks', 'gen_utime: {ge: 5}', 'seq_no'],
    ['blocks', 'seq_no: {ge: 5}', 'gen_utime'],
    ['blocks', 'seq_no: {ge: 5}', 'seq_no'],
    ['blocks', 'status: {eq: 2}', 'gen_utime'],
    ['blocks', '', 'chain_order'],
    ['accounts', 'balance: {ge: "5"}', 'balance'],
    ['accounts', 'last_trans_lt: {ge: "5"}', 'last_trans_lt'],
    ['accounts', `code_hash: {eq: "${codeHash}"}`, 'code_hash'],
  ])('%s {%s} by %s', async (collection, filter, path) => {
    const store = await longStore()
    const { query } = await startGraphql({ store })
    for (const direction of ['ASC', 'DESC']) {
      const plans: string[] = []
      const select = store.select.bind(store)
      store.select = (text, limitMs) => {
        const plan = store.database.prepare(`EXPLAIN QUERY PLAN ${text.text}`).all(...text.values) as Answer[]
        plans.push(...plan.map(({ detail }) => detail as string))
        return select(text, limitMs)
      }
      const order = `orderBy: [{path: "${path}", direction: ${direction}}]`
      await query(`{ ${collection}(filter: {${filter}}, ${order}, limit: 5) { id } }`)
      store.select = select
      expect(plans).not.toEqual([])
      expect(plans.filter((detail) => detail.includes('TEMP B-TREE FOR ORDER BY'))).toEqual([])
      // For transactions and blocks, a scan of the rows themselves is in order, too.
      const isAlongRows = (detail: string) => /^SCAN o$/.test(detail)
      const usesOrder = collection === 'transactions' || collection === 'blocks'
      expect(plans.filter((detail) => isAlongRows(detail) && !usesOrder)).toEqual([])
    }
  })
})

/** Filters as SQL against the same filters read by hand from the objects. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Source } from '../../../../src/program/devnode/graphql/fields/Field.ts'
import { shapesOf } from '../../../../src/program/devnode/graphql/fields/shapes.ts'
import { toSource } from '../../../../src/program/devnode/graphql/fields/toSource.ts'
import { compileFilter } from '../../../../src/program/devnode/graphql/filters/compileFilter.ts'
import { readInteger } from '../../../../src/program/devnode/store/sortableNumber.ts'
import { sql } from '../../../../src/program/devnode/store/sql.ts'
import { alice, bob, openStore, sampleBlock, timeOf } from '../../../support/devnode/sampleChain.ts'

const { transaction } = shapesOf('current')

/** Fields of each kind with values that are near those of the sample chain. */
const fields: Record<string, { read: (source: Source) => unknown; values: fc.Arbitrary<unknown> }> = {
  now: { read: (source) => source['now'], values: fc.constantFrom(timeOf(1), timeOf(2) + 1, timeOf(4), null) },
  account_addr: { read: (source) => source['account_addr'], values: fc.constantFrom(alice, bob, '', null) },
  aborted: { read: (source) => source['aborted'] === 1, values: fc.boolean() },
  balance_delta: {
    read: (source) => readInteger(source['balance_delta']),
    values: fc.constantFrom(1_999_999_900n, -5n, 0n, 2n ** 80n, null),
  },
  code_hash: { read: (source) => source['code_hash'] ?? null, values: fc.constantFrom('', 'ff'.repeat(32), null) },
  outmsg_cnt: { read: (source) => source['outmsg_cnt'], values: fc.constantFrom(0, 1, 2, null) },
}

const comparisons = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const

const conditions = fc.constantFrom(...Object.keys(fields)).chain((name) => {
  const { values } = fields[name]!
  const operators = name === 'aborted' ? (['eq', 'ne'] as const) : comparisons
  const one = fc.tuple(fc.constantFrom(...operators), values).map(([operator, value]) => ({ [operator]: value }))
  const many = fc
    .tuple(fc.constantFrom('in', 'notIn'), fc.array(values, { maxLength: 3 }))
    .map(([operator, list]) => ({ [operator]: list }))
  return fc.oneof(one, many).map((condition) => ({ [name]: condition }))
})

interface Filter {
  readonly [name: string]: object
}

const filters: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc
    .tuple(fc.array(conditions, { maxLength: 3 }), fc.option(tie('filter'), { depthSize: 'small', nil: undefined }))
    .map(([parts, other]) => Object.assign({}, ...parts, other === undefined ? {} : { OR: other }) as Filter),
})).filter

function matches(source: Source, { OR, ...parts }: Filter): boolean {
  return (
    Object.entries(parts).every(([name, part]) => holds(fields[name]!.read(source), part)) ||
    (OR !== undefined && matches(source, OR as Filter))
  )
}

function holds(actual: unknown, condition: object): boolean {
  const [[operator, operand]] = Object.entries(condition) as [[string, unknown]]
  const isNothing = actual === null || actual === undefined
  switch (operator) {
    case 'eq':
      return operand === null ? isNothing : actual === operand
    case 'ne':
      return operand === null ? !isNothing : actual !== operand
    case 'in':
      return (operand as unknown[]).includes(actual ?? null)
    case 'notIn':
      return !(operand as unknown[]).includes(actual ?? null)
    default:
      return !isNothing && operand !== null && compares(actual as number, operator, operand as number)
  }
}

function compares(a: number, operator: string, b: number): boolean {
  return operator === 'gt' ? a > b : operator === 'ge' ? a >= b : operator === 'lt' ? a < b : a <= b
}

describe('filters as SQL', () => {
  test('choose the objects that the same filter chooses one by one', async () => {
    const store = await openStore()
    for (let height = 1; height <= 4; height++) store.commitBlock(sampleBlock(height))
    const all = store.select(sql`SELECT * FROM transactions`, 1000).map((row) => toSource(transaction, row))
    fc.assert(
      fc.property(filters, (filter) => {
        const where = compileFilter(transaction, filter, 'o')
        const rows = store.select(sql`SELECT o.id FROM transactions AS o WHERE ${where}`, 1000)
        const expected = all.filter((source) => matches(source, filter)).map(({ id }) => id)
        expect(rows.map(({ id }) => id).sort()).toEqual(expected.sort())
      }),
      { numRuns: 500 },
    )
    store.close()
  })
})

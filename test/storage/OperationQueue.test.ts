import { describe, expect, test } from 'vitest'
import type { ItemOperation } from '../../storage/common/ItemOperation.ts'
import { OperationQueue } from '../../storage/common/OperationQueue.ts'

const place = { collection: 'local', store: 'open' } as const

function write(key: string): ItemOperation {
  return { type: 'transaction', writes: [{ ...place, key, value: Buffer.of(1) }], conditions: [] }
}

function list(prefix: string): ItemOperation {
  return { ...{ type: 'list', ...place, prefix }, after: '', limit: 10 }
}

function append(): ItemOperation {
  return { type: 'transaction', writes: [{ ...place, append: Buffer.of(1) }], conditions: [] }
}

/** What may run while the first operation does. */
function beside(running: ItemOperation, ...waiting: ItemOperation[]): readonly ItemOperation[] {
  const queue = new OperationQueue()
  const add = (operation: ItemOperation) => queue.add({ operation, resolve: () => {}, reject: () => {} })
  add(running)
  queue.take()
  waiting.forEach(add)
  return queue.take()?.calls.map(({ operation }) => operation) ?? []
}

describe('a list of keys with a prefix', () => {
  test('waits for the writes of such keys, and for no other writes of the group', () => {
    expect(beside(write('a.1'), list('a.'), list('b.'))).toEqual([list('b.')])
    expect(beside(write('a.1'), list(''))).toEqual([])
  })

  test('is waited for by the writes of such keys, and by no other writes of the group', () => {
    expect(beside(list('a.'), write('a.1'), write('b.1'))).toEqual([write('b.1')])
    expect(beside(list(''), write('a.1'))).toEqual([])
  })

  test('waits for additions to the group whose keys are not known yet, and the reverse', () => {
    expect(beside(append(), list('a.'))).toEqual([])
    expect(beside(list('a.'), append())).toEqual([])
  })

  test('does not let a later write of such a key overtake it while it waits', () => {
    expect(beside(write('a.1'), list('a.'), write('a.2'), write('b.2'))).toEqual([write('b.2')])
  })

  test('waits for a write of very many keys, whichever they are', () => {
    const keys = Array.from({ length: 300 }, (_, index) => `a.${index}`)
    const many: ItemOperation = {
      ...{ type: 'transaction', conditions: [] },
      writes: keys.map((key) => ({ ...place, key })),
    }
    expect(beside(many, list('b.'))).toEqual([])
  })
})

test('a list of groups waits for all earlier writes of its collection', () => {
  const groups: ItemOperation = { type: 'stores', collection: 'local', store: '', prefix: '', after: '', limit: 10 }
  const proof: ItemOperation = {
    ...{ type: 'put', conditions: [] },
    writes: [{ collection: 'proofs', store: 'net', key: 'a', value: Buffer.of(1) }],
  }
  expect(beside(write('a.1'), groups)).toEqual([])
  expect(beside(append(), groups)).toEqual([])
  expect(beside(proof, groups)).toEqual([groups])
})

import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blockChainOrder } from '../../../../src/program/devnode/store/chainOrder.ts'
import type { CommitNotice } from '../../../../src/program/devnode/store/records.ts'
import { numberOfSortable, readInteger, sortableNumber } from '../../../../src/program/devnode/store/sortableNumber.ts'
import { aliceId, bobId, dappId, openStore, sampleBlock, sampleIds } from '../../../support/devnode/sampleChain.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

describe('store of the node', () => {
  test('returns what was committed, field by field', async () => {
    const store = await openStore()
    const commit = sampleBlock(1)
    store.commitBlock(commit)
    const ids = sampleIds(1)
    expect(store.readBlock(ids.block)).toEqual(commit.blocks[0])
    expect(store.readTransaction(ids.ofAlice)).toEqual(commit.transactions[0])
    expect(store.readAccount(aliceId)).toEqual(commit.accounts[0])
    expect(store.readAccount(bobId)).toMatchObject({ dappId, balance: 1_000_000n, accType: 1 })
    expect([...store.readAccounts()]).toHaveLength(2)
    expect(store.readAccount('00'.repeat(32))).toBeUndefined()
    store.close()
  })

  test('joins the two ends of a message that one transaction sends and another receives', async () => {
    const store = await openStore()
    store.commitBlock(sampleBlock(1))
    const ids = sampleIds(1)
    const message = store.readMessage(ids.transfer)!
    expect(message.srcTransactionId).toBe(ids.ofAlice)
    expect(message.dstTransactionId).toBe(ids.ofBob)
    expect(message.srcChainOrder! < message.dstChainOrder!).toBe(true)
    store.close()
  })

  test('shows a commit to a second connection and keeps it after closing', async () => {
    const path = join(temporaryFolder(), 'node.sqlite')
    const writer = await openStore(path)
    const reader = await openStore(path, true)
    writer.commitBlock(sampleBlock(1))
    expect(reader.lastBlock()?.height).toBe(1)
    writer.commitBlocks([sampleBlock(2), sampleBlock(3)])
    expect(reader.lastBlock()?.height).toBe(3)
    expect(() => reader.commitBlock(sampleBlock(4))).toThrow('only reads')
    reader.close()
    writer.close()
    const again = await openStore(path)
    expect(again.lastBlock()?.id).toBe(sampleIds(3).block)
    again.close()
  })

  test('stores nothing of a commit that fails half-way', async () => {
    const store = await openStore()
    store.commitBlock(sampleBlock(1))
    expect(() => store.commitBlocks([sampleBlock(2), sampleBlock(1)])).toThrow('UNIQUE')
    expect(store.lastBlock()?.height).toBe(1)
    store.close()
  })

  test('keeps messages that wait in order until they are removed', async () => {
    const store = await openStore()
    const boc = new Uint8Array([1, 2, 3])
    const waiting = (id: string, order: bigint) => ({ id, order, boc, context: { dapp_id: dappId } })
    const pendingAdded = [waiting('x', 300n), waiting('y', 20n), waiting('z', 2n ** 63n)]
    store.commitBlock({ ...sampleBlock(1), pendingAdded })
    expect(store.pendingMessages().map(({ id }) => id)).toEqual(['y', 'x', 'z'])
    store.commitBlock({ ...sampleBlock(2), pendingRemoved: ['y', 'z'], settings: { cursor: '7' } })
    expect(store.pendingMessages()).toEqual([waiting('x', 300n)])
    expect(store.setting('cursor')).toBe('7')
    store.reset()
    expect([store.pendingMessages(), store.lastBlock(), store.setting('cursor')]).toEqual([[], undefined, undefined])
    store.close()
  })

  test('notifies followers of each commit until they leave', async () => {
    const store = await openStore()
    const seen: CommitNotice[] = []
    const leave = store.events.follow((notice) => seen.push(notice))
    store.commitBlock(sampleBlock(1))
    leave()
    store.commitBlock(sampleBlock(2))
    expect(seen).toHaveLength(1)
    expect(seen[0]!.transactions).toEqual([sampleIds(1).ofAlice, sampleIds(1).ofBob])
    store.close()
  })

  test('refuses data of another version with advice, and does not change it', async () => {
    const path = join(temporaryFolder(), 'newer.sqlite')
    const store = await openStore(path)
    store.commitBlock(sampleBlock(1))
    store.database.pragma('user_version = 99')
    store.close()
    await expect(openStore(path)).rejects.toThrow('has version 99')
    const reader = await openStore(path, true)
    expect(reader.lastBlock()?.height).toBe(1)
    reader.close()
  })

  test('refuses a database of something else', async () => {
    const path = join(temporaryFolder(), 'other.sqlite')
    const store = await openStore(path)
    store.database.pragma('application_id = 5')
    store.close()
    await expect(openStore(path)).rejects.toThrow('another program')
  })
})

describe('texts that sort', () => {
  test('sort as the integers do', () => {
    const integers = fc.bigInt({ min: -(2n ** 300n), max: 2n ** 300n })
    fc.assert(
      fc.property(integers, integers, (a, b) => {
        expect(sortableNumber(a) < sortableNumber(b)).toBe(a < b)
        expect(numberOfSortable(sortableNumber(a))).toBe(a)
      }),
    )
  })

  test('read integers in every documented form and nothing else', () => {
    expect([5, '5', '0x5', '-0x5', '-5', 5n].map(readInteger)).toEqual([5n, 5n, 5n, -5n, -5n, 5n])
    expect(['', '0x', '1.5', 1.5, null, ' 5', '9'.repeat(257)].map(readInteger)).toEqual(Array(7).fill(undefined))
  })

  test('return the order of a block as the network writes it', () => {
    const order = ['76553f100', '00', `67${'0'.repeat(68)}`, '11a'].join('')
    expect(blockChainOrder(0x6553f100, '0'.repeat(68), 0x1a)).toBe(order)
  })
})
